import { createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { toAnswer } from '../errors/to-answer.ts';
import { receiveUpload } from './receive-upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-full-'));
let server: Server;
let root = '';

/** A disk with `room` bytes left. */
const diskOf =
  (room: number) =>
  (path: string): Writable => {
    const file = createWriteStream(path, { flags: 'wx' });
    let left = room;
    return new Writable({
      write: (chunk: Buffer, _encoding, done) =>
        (left -= chunk.length) < 0
          ? done(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
          : void file.write(chunk, done),
      destroy: (error, done) => void file.destroy().once('close', () => done(error)),
    });
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    receiveUpload(request as Request, folder, diskOf(100_000)).then(
      () => response.end('stored'),
      (error: unknown) => {
        const { status, code } = toAnswer(error);
        response.writeHead(status).end(code);
      },
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const upload = (bytes: number): Promise<Response> => {
  const form = new FormData();
  form.set('subject', 'Invoice');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.bin');
  form.set('subjectId', '1');
  return fetch(root, { method: 'POST', body: form, signal: AbortSignal.timeout(5000) });
};

it('refuses an upload to a full disk at once, and leaves nothing behind', async () => {
  for (const bytes of [150_000, 8_000_000]) {
    const answer = await upload(bytes);
    expect([answer.status, await answer.text()]).toEqual([507, 'error.storage_full']);
    expect(readdirSync(folder)).toEqual([]);
  }
});
