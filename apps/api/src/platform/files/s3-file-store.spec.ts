import { randomBytes, createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FileGone } from './file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

/** A minimal S3 server that stores, reads and removes objects, with multipart uploads. */
class SmallS3 {
  readonly objects = new Map<string, Buffer>();
  readonly unsigned: string[] = [];
  private readonly parts = new Map<string, Map<number, Buffer>>();

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname).replace('/kontor/', '');
    const uploadId = url.searchParams.get('uploadId');
    const body = await buffer(request);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) this.unsigned.push(key);
    const xml = (text: string, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      this.parts.set(key, new Map());
      return void xml(`<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>`);
    }
    if (request.method === 'PUT' && uploadId) {
      this.parts.get(key)?.set(Number(url.searchParams.get('partNumber')), body);
      return void response.writeHead(200, { ETag: '"part"' }).end();
    }
    if (request.method === 'POST' && uploadId) {
      const parts = [...(this.parts.get(key) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part);
      this.objects.set(key, Buffer.concat(parts));
      return void xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
    }
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return void response.writeHead(200, { ETag: '"one"' }).end();
    }
    if (request.method === 'DELETE') {
      if (uploadId) this.parts.delete(key);
      else this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (url.searchParams.get('list-type') === '2') return void xml(this.listed());
    const found = this.objects.get(key);
    if (!found) return void xml('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>', 404);
    response.writeHead(200, { 'Content-Length': found.length }).end(found);
  }

  private listed(): string {
    const contents = [...this.objects.keys()].map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  get unfinished(): number {
    return [...this.parts].filter(([key]) => !this.objects.has(key)).length;
  }
}

let s3: SmallS3;
let server: Server;
let store: S3FileStore;

beforeAll(async () => {
  server = createServer((request, response) => void s3.answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  store = new S3FileStore({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-north-1',
    bucket: 'kontor',
    accessKeyId: 'key',
    secretAccessKey: 'a secret of the test',
  });
});
beforeEach(() => {
  s3 = new SmallS3();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const all = async (keys: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
};

describe('files in an S3-compatible store', () => {
  it.each([
    ['small', 1000],
    ['empty', 0],
    ['sent in parts', 12 * 1024 * 1024],
  ])('come back unchanged: %s', async (_what, size) => {
    const content = randomBytes(size);
    const chunks = Array.from({ length: Math.ceil(size / 65_536) }, (_, at) => content.subarray(at * 65_536, (at + 1) * 65_536));
    const { key, ...measured } = await store.put(Readable.from(chunks));
    expect(measured).toEqual({ size, sha256: createHash('sha256').update(content).digest('hex') });
    expect(Buffer.compare(await buffer(await store.open(key)), content)).toBe(0);
    expect(s3.unsigned).toEqual([]);
  });

  it('are gone after they are removed, and removing twice is not an error', async () => {
    const { key } = await store.put(Readable.from([Buffer.from('x')]));
    await store.remove(key);
    await store.remove(key);
    await expect(store.open(key)).rejects.toBeInstanceOf(FileGone);
  });

  it('are listed by their keys, without other objects of the bucket', async () => {
    const { key } = await store.put(Readable.from([Buffer.from('x')]));
    s3.objects.set('backups/of-others.tar', Buffer.from('y'));
    expect(await all(store.keys(new Date('2026-01-02')))).toEqual([key]);
    expect(await all(store.keys(new Date('2025-12-31')))).toEqual([]);
  });

  it('leave nothing behind when the source fails', async () => {
    const broken = Readable.from(
      (function* () {
        for (let at = 0; at < 100; at++) yield randomBytes(65_536);
        throw new Error('cut off');
      })(),
    );
    await expect(store.put(broken)).rejects.toThrow('cut off');
    expect(s3.objects.size).toBe(0);
    expect(s3.unfinished).toBe(0);
  });
});
