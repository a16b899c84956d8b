import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. A `size` that is given must be right. */
export type ZipEntry = { name: string; content: Buffer | Readable; size?: number };

/** An archive of the same content has the same bytes. */
const mtime = new Date(2000, 0, 1);
const compressionLevel = 1;

/** Writes a zip archive as a stream: one file after the other is asked for and read, and none is held in memory. */
export function zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  archive.on('error', (error: Error) => output.destroy(error));
  fill(archive, output, entries).catch((error: unknown) => output.destroy(error as Error));
  return output;
}

async function fill(archive: ZipFile, output: Readable, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<void> {
  for await (const { name, content, size } of entries) {
    if (output.destroyed) return;
    const source = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content;
    const stop = (): void => void source.destroy();
    output.once('close', stop);
    archive.addReadStream(source, name, { mtime, compressionLevel, ...(size !== undefined && { size }) });
    await finished(source);
    output.off('close', stop);
  }
  archive.end();
}
