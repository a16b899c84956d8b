import { createHash, randomBytes } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';

export const FILE_STORE = Symbol('file store');
export type Stored = { key: string; size: number; sha256: string };

/** Stores the bytes of files. Keys are our own, never the name that a person gave. */
export interface FileStore {
  /** Stores under a new key; a restored backup passes the old one. */
  put(content: Readable, key?: string): Promise<Stored>;
  /** Rejects with `FileGone` when nothing is stored under the key. */
  open(key: string): Promise<Readable>;
  /** A missing key is not an error. */
  remove(key: string): Promise<void>;
  /** Takes back what was put under these keys, with the folders that were made for it. Nobody else may be putting anything meanwhile. */
  takeBack(keys: readonly string[]): Promise<void>;
  /** Every key that was stored before this moment. */
  keys(before: Date): AsyncIterable<string>;
  /** Removes leftovers of interrupted uploads, older than an hour. */
  sweep(): Promise<void>;
}

export class FileGone extends Error {}

/** Our own form of key, and the one that earlier versions used in S3. */
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
