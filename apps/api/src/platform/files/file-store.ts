import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';

export const FILE_STORE = Symbol('file store');
export type Stored = { key: string; size: number; sha256: string };

/** Where the bytes of files are. Keys are ours, never what a person called the file. */
export interface FileStore {
  put(content: Readable): Promise<Stored>;
  /** Rejects with `FileGone` when nothing is kept under the key. */
  open(key: string): Promise<Readable>;
  /** What is not there is not an error. */
  remove(key: string): Promise<void>;
  /** Clears away what uploads that were cut off have left, older than an hour. */
  sweep(): Promise<void>;
}

export class FileGone extends Error {}

/** Measures what passes through. */
export function measure(): { through: Transform; result: () => Omit<Stored, 'key'> } {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ size, sha256: hash.digest('hex') }) };
}
