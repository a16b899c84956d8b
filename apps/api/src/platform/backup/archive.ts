import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';

/** A passphrase, or an age key: the public key `age1…` for writing, the secret key `AGE-SECRET-KEY-…` for reading. */
export type BackupKey = string | undefined;

/** The entries of a backup, one after the other; each is read before the next one begins. */
export type Archive = {
  add(name: string, content: Buffer): Promise<void>;
};
export type Entry = { name: string; content: Readable };

/** Writes a gzipped tar file, encrypted with age when there is a key, so that the usual tools can open it too. */
export async function writeArchive(out: Writable, key: BackupKey, write: (archive: Archive) => Promise<void>): Promise<void> {
  const pack = tar.pack();
  const packed = pack.pipe(createGzip({ level: 4 }));
  pack.on('error', (error) => packed.destroy(error));
  const sent = pipeline(key ? await encrypted(packed, key) : packed, out);
  const written = write({
    add: (name, content) =>
      new Promise((done, failed) => pack.entry({ name }, content, (error) => (error ? failed(error) : done()))),
  }).then(
    () => pack.finalize(),
    (error: Error) => {
      pack.destroy(error);
      throw error;
    },
  );
  // The first failure ends the other stream, and is the one reported.
  sent.catch((error: Error) => pack.destroy(error));
  await Promise.all([written, sent]);
}

/** Yields the entries in order; the caller must read each to its end, or `resume` it. Throws when the key does not fit. */
export async function* readArchive(source: Readable, key: BackupKey): AsyncGenerator<Entry> {
  const [plain, isEncrypted] = await begun(source);
  if (isEncrypted && !key)
    throw new Error('This backup is encrypted. Set KONTOR_BACKUP_KEY to its passphrase or to the secret key of age.');
  const extract = tar.extract();
  const fed = pipeline(isEncrypted && key ? await decrypted(plain, key) : plain, createGunzip(), extract as unknown as Writable);
  fed.catch((error: Error) => extract.destroy(error));
  yield* entriesOf(extract, fed);
  await fed;
}

const ageHeader = 'age-encryption.org/';

async function begun(source: Readable): Promise<[Readable, boolean]> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  for (let next; head.length < ageHeader.length && !(next = await chunks.next()).done;) head = Buffer.concat([head, next.value]);
  const whole = async function* (): AsyncGenerator<Buffer> {
    yield head;
    for (let next; !(next = await chunks.next()).done;) yield next.value;
  };
  return [Readable.from(whole()), head.subarray(0, ageHeader.length).toString('latin1') === ageHeader];
}

async function* entriesOf(extract: tar.Extract, fed: Promise<void>): AsyncGenerator<Entry> {
  type Found = { entry: Entry; next: () => void } | { error: Error } | 'end';
  const queue: Found[] = [];
  let wake: (() => void) | undefined;
  let open: PassThrough | undefined;
  const put = (found: Found): void => {
    queue.push(found);
    wake?.();
  };
  extract.on('entry', ({ name }, content, next) => {
    open = new PassThrough().on('error', () => undefined); // without a listener, an error before anybody reads would end the process
    content.pipe(open);
    put({ entry: { name, content: open }, next });
  });
  extract.on('finish', () => put('end'));
  // tar leaves the entry of a cut-off archive open, without an end or an error
  fed.catch((error: Error) => {
    queue.length = 0;
    put({ error });
    open?.destroy(error);
  });
  for (;;) {
    const found = queue.shift();
    if (found === 'end') return;
    if (!found) await new Promise<void>((ok) => (wake = ok));
    else if ('error' in found) throw found.error;
    else {
      yield found.entry;
      found.next();
    }
  }
}

async function encrypted(packed: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  if (key.startsWith('age1')) encrypter.addRecipient(key);
  else encrypter.setPassphrase(key);
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>)) as never);
}

async function decrypted(source: Readable, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  if (key.startsWith('AGE-SECRET-KEY-')) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  try {
    return Readable.fromWeb((await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)) as never);
  } catch (error) {
    throw new Error('KONTOR_BACKUP_KEY does not open this backup.', { cause: error });
  }
}
