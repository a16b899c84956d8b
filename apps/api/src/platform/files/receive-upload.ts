import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileSizeLimit } from '@kontor/domain';
import busboy from 'busboy';
import type { Request } from 'express';
import { ApiError } from '../errors/api-error.ts';
import { isFull } from '../errors/outage.ts';
import { safeName } from './file-kind.ts';

export type Received = { path: string; name: string; fields: Record<string, string> };

/** A form has one file and a few short fields. */
const formSizeLimit = fileSizeLimit + 100_000;
const tooLargeError = (): ApiError => new ApiError('file.too_large', { max: '10 MiB' });

const temporaryFile = (path: string): Writable => createWriteStream(path, { flags: 'wx', mode: 0o600 });

/** Writes the one file of a form to a temporary file. On failure, or when the client disconnects, nothing is left behind. */
export async function receiveUpload(request: Request, folder: string, writeTo = temporaryFile): Promise<Received> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomBytes(16).toString('hex'));
  const fields: Record<string, string> = {};
  let name: string | undefined;
  let malformed = false;
  let written: Promise<void> = Promise.resolve();
  let refuse: (error: unknown) => void = () => undefined;
  const refused = new Promise<never>((_, reject) => (refuse = reject));
  try {
    if (Number(request.headers['content-length'] ?? 0) > formSizeLimit) throw tooLargeError();
    const form = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      // busboy reports the limit when it is reached, not exceeded, so it gets one byte more.
      limits: {
        fileSize: fileSizeLimit + 1,
        files: 1,
        fields: 10,
        fieldSize: 1000,
        fieldNameSize: 100,
        parts: 12,
        headerPairs: 100,
      },
    });
    form.on('field', (field, value, { valueTruncated, nameTruncated }) => {
      malformed ||= valueTruncated || nameTruncated || Object.hasOwn(fields, field);
      Object.defineProperty(fields, field, { value, enumerable: true, configurable: true });
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, () => (malformed = true));
    form.on('file', (_field, content, { filename }) => {
      if (filename === undefined) return void content.resume();
      name = safeName(filename);
      content.once('limit', () => content.destroy(tooLargeError()));
      written = pipeline(content, writeTo(path));
      written.catch(refuse);
    });
    // The rest of a form whose file is too large or cannot be written is not parsed.
    await Promise.race([pipeline(request, form), refused]);
    await written;
    if (malformed) throw new ApiError('error.malformed');
    if (name === undefined) throw new ApiError('file.missing', undefined, { file: { code: 'file.missing' } });
    return { path, name, fields };
  } catch (error) {
    letPass(request);
    await written.catch(() => undefined);
    await rm(path, { force: true });
    if (error instanceof ApiError || isFull(error)) throw error;
    throw new ApiError('error.malformed');
  }
}

const graceBytes = 1_048_576;
const graceMs = 2000;

/** Reads on for a little, so that the client gets to read the answer, then disconnects it if it keeps sending. */
function letPass(request: Request): void {
  let passed = 0;
  request.unpipe();
  request.on('data', (part: Buffer) => {
    passed += part.length;
    if (passed > graceBytes) request.pause();
  });
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, graceMs).unref();
}
