import { once } from 'node:events';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** A file in an archive; its content is checked against its size and sum while it is read. */
export type PackedFile = { name: string; size: number; open: () => Readable };

/** Says what is wrong with an archive, in words for the operator. */
export class BadArchive extends Error {}

/** Lists the files of a zip archive and reads each on demand, with nothing but its directory in memory. */
export async function unzip(path: string): Promise<{ files: Map<string, PackedFile>; close: () => Promise<void> }> {
  try {
    const archive = await openPromise(path, { autoClose: false });
    const files = new Map<string, PackedFile>();
    for await (const entry of archive.eachEntry()) {
      const open = (): Readable => Readable.from(contentOf(archive, entry), { objectMode: false });
      files.set(entry.fileName, { name: entry.fileName, size: entry.uncompressedSize, open });
    }
    const close = async (): Promise<void> => {
      archive.close();
      await once(archive, 'close');
    };
    return { files, close };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new BadArchive('This is no zip archive, or a part of it is missing.', { cause: error });
  }
}

async function* contentOf(archive: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const damaged = new BadArchive(`The file ${entry.fileName} of the archive is damaged.`);
  let sum = 0;
  try {
    for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    damaged.cause = error;
    throw damaged;
  }
  if (sum !== entry.crc32) throw damaged;
}
