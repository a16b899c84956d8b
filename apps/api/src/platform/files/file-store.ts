import { createHash, randomBytes } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';

export const FILE_STORE = Symbol('file store');
export type Stored = { key: string; size: number; sha256: string };

/** Where the bytes of files are. Keys are ours, never what a person called the file. */
export interface FileStore {
  /** Under a new key, or, when a backup comes back, under the one it had. */
  put(content: Readable, key?: string): Promise<Stored>;
  /** Rejects with `FileGone` when nothing is kept under the key. */
  open(key: string): Promise<Readable>;
  /** What is not there is not an error. */
  remove(key: string): Promise<void>;
  /** Every key that was stored before this moment. */
  keys(before: Date): AsyncIterable<string>;
  /** Clears away what uploads that were cut off have left, older than an hour. */
  sweep(): Promise<void>;
}

export class FileGone extends Error {}

/** The second form is that of keys which an S3 store gave before. */
export const keyForm = /^([0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{36}|files\/[0-9a-f-]{36})$/;

/** Two levels of folders and 160 random bits. */
export function newKey(): string {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}`;
}

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
