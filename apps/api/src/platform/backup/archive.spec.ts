import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { readArchive, writeArchive } from './archive.ts';

async function archiveOf(entries: number, size: number): Promise<Buffer> {
  const out = new PassThrough();
  const whole = buffer(out);
  await writeArchive(out, undefined, async (archive) => {
    for (let n = 0; n < entries; n += 1) {
      const content = Buffer.alloc(size);
      for (let at = 0; at < size; at += 1) content[at] = (at * 31 + n * 17 + ((at * at) >> 7)) & 255;
      await archive.add(`entry-${n}`, content);
    }
  });
  return whole;
}

async function readAll(bytes: Buffer): Promise<number> {
  let read = 0;
  for await (const { content } of readArchive(Readable.from([bytes]), undefined)) {
    await new Promise((next) => setImmediate(next)); // like a slow consumer
    read += (await buffer(content)).length;
  }
  return read;
}

it('gives every entry', async () => {
  expect(await readAll(await archiveOf(20, 5000))).toBe(100_000);
});

it('fails wherever the archive is cut off', async () => {
  const bytes = await archiveOf(20, 5000);
  for (let length = 20; length < bytes.length - 8; length += Math.ceil(bytes.length / 150))
    await expect(readAll(bytes.subarray(0, length))).rejects.toThrow();
});
