import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { unzip } from './unzip.ts';
import { zip, type ZipEntry } from './zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function written(entries: Iterable<ZipEntry>, name = 'archive.zip'): Promise<string> {
  const path = join(folder, name);
  await pipeline(zip(entries), createWriteStream(path));
  return path;
}
const small: ZipEntry[] = [
  { name: 'sąskaitos/SF-1.pdf', content: Buffer.from('one') },
  { name: 'rows.jsonl', content: Readable.from([Buffer.from('{"id":1}\n'.repeat(5000)), Buffer.from('{"id":2}\n')]) },
  { name: 'known.bin', content: Readable.from([Buffer.from('1234')]), size: 4 },
  { name: 'empty', content: Buffer.alloc(0) },
];

describe('a zip archive', () => {
  it('gives back what was put in, of known and unknown size', async () => {
    const { files, close } = await unzip(await written(small));
    const read = await Promise.all(
      [...files.values()].map(async ({ name, size, open }) => [name, size, (await text(open())).slice(0, 9)]),
    );
    await close();
    expect(read).toEqual([
      ['sąskaitos/SF-1.pdf', 3, 'one'],
      ['rows.jsonl', 45_009, '{"id":1}\n'],
      ['known.bin', 4, '1234'],
      ['empty', 0, ''],
    ]);
  });

  it('ends its files when nobody reads it any more, and fails with a file that fails', async () => {
    const ended = new Promise<void>((end) => {
      const endless = function* (): Generator<ZipEntry> {
        try {
          for (let at = 0; ; at += 1) yield { name: `${at}`, content: Readable.from([Buffer.alloc(1 << 20, at)]) };
        } finally {
          end();
        }
      };
      zip(endless()).once('data', function (this: Readable) {
        this.destroy();
      });
    });
    await ended;
    const failing = Readable.from(
      (function* (): Generator<Buffer> {
        yield Buffer.from('half of it');
        throw new Error('the disk is gone');
      })(),
    );
    await expect(text(zip([{ name: 'a', content: failing }]))).rejects.toThrow('the disk is gone');
  });

  it('is refused when it was cut, and a file of it when a byte has changed', async () => {
    const path = await written([{ name: 'a', content: Buffer.from('The quick brown fox jumps over the lazy dog') }]);
    const whole = readFileSync(path);
    for (const length of [0, 10, whole.length - 30, whole.length - 1]) {
      writeFileSync(path, whole.subarray(0, length));
      await expect(unzip(path)).rejects.toThrow('no zip archive');
    }
    const changed = Buffer.from(whole);
    changed.writeUInt8((changed[40] ?? 0) ^ 1, 40);
    writeFileSync(path, changed);
    const { files, close } = await unzip(path);
    await expect(text(files.get('a')?.open() ?? Readable.from([]))).rejects.toThrow('The file a of the archive is damaged.');
    await close();
  });
});
