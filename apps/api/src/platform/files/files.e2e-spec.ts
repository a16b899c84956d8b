import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { aProject } from '../../../test/builders/project.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { JobRegistry } from '../jobs/job-registry.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
/** The head of a HEIC file: its brand is all that names it. */
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1')]);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let api: TestApp;
let admin: Agent;
let employee: Agent;
let customerId: number;
let projectId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Ona Onaitė' });
  employee = await api.as('employee');
  customerId = await store(api, aCustomer());
  projectId = await store(api, aProject({ customerId }));
});
afterAll(() => api.close());

/** What a refused upload leaves goes shortly after the answer. */
const untilStored = async (many: number): Promise<void> => {
  while (stored().length !== many) await wait(5);
};
const uploadsLeft = (): string[] => {
  try {
    return readdirSync(join(api.dataDir, 'uploads'));
  } catch {
    return [];
  }
};
const stored = (): string[] =>
  readdirSync(join(api.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const upload = (
  by: Agent,
  content: Buffer | string,
  name: string,
  fields: Record<string, string | number> = { subject: 'Customer', subjectId: customerId },
) => {
  const asked = by.post('/api/v1/files');
  for (const [field, value] of Object.entries(fields)) asked.field(field, String(value));
  return asked.attach('file', Buffer.from(content), { filename: name, contentType: 'application/octet-stream' });
};
/** Uploads an endless file until the server answers; returns how many bytes the server accepted. */
function sendEndlessly(port: number, length: Record<string, string>): Promise<{ status: number; sent: number }> {
  return new Promise((done, fail) => {
    const headers = { Authorization: `Bearer ${admin.token}`, 'Content-Type': 'multipart/form-data; boundary=x', ...length };
    const outgoing = httpRequest({ port, method: 'POST', path: '/api/v1/files', headers }, ({ statusCode = 0 }) => {
      done({ status: statusCode, sent: outgoing.socket?.bytesWritten ?? 0 });
      outgoing.destroy();
    });
    outgoing.on('error', fail);
    outgoing.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
    const chunk = Buffer.alloc(65_536, 'a');
    const go = (): void => {
      while (!outgoing.destroyed && outgoing.write(chunk));
      if (!outgoing.destroyed) outgoing.once('drain', go);
    };
    go();
  });
}
const codeOf = ({ body }: { body: unknown }): unknown => (body as { code?: string }).code;

describe('files', () => {
  it('stores a file with a record, lists it and downloads it unchanged', async () => {
    const made = await upload(admin, pdf, 'Sutartis „ąčę“ 1.pdf').expect(201);
    expect(made.body).toMatchObject({
      name: 'Sutartis „ąčę“ 1.pdf',
      mimeType: 'application/pdf',
      size: pdf.length,
      createdByName: 'Ona Onaitė',
    });
    const { id } = made.body as { id: number };
    const list = await admin.get(listPath('files', { filter: { subject: 'Customer', subjectId: customerId } })).expect(200);
    expect(list.body).toEqual([made.body]);
    const content = await admin.get(`/api/v1/files/${id}/content`).expect(200);
    expect(Buffer.compare(content.body as Buffer, pdf)).toBe(0);
    expect(content.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
    });
    expect(content.headers['content-disposition']).toBe(
      `attachment; filename="Sutartis _____ 1.pdf"; filename*=UTF-8''${encodeURIComponent('Sutartis „ąčę“ 1.pdf')}`,
    );
    expect(uploadsLeft()).toEqual([]);
  });

  it('accepts the same upload with the same key once', async () => {
    const before = stored().length;
    const first = await upload(admin, png, 'a.png').set('Idempotency-Key', 'one').expect(201);
    const second = await upload(admin, png, 'a.png').set('Idempotency-Key', 'one').expect(201);
    expect(second.body).toEqual(first.body);
    await untilStored(before + 1);
  });

  it.each([
    ['another file', pdf, 'a.pdf'],
    ['a file of another name', png, 'b.png'],
  ])('refuses %s with the key of the first, and stores nothing', async (what, content, name) => {
    await upload(admin, png, 'a.png').set('Idempotency-Key', `first, then ${what}`).expect(201);
    const before = stored().length;
    const other = await upload(admin, content, name).set('Idempotency-Key', `first, then ${what}`).expect(422);
    expect(codeOf(other)).toBe('error.idempotency_mismatch');
    await untilStored(before);
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), 'invoice.exe', { kind: 'EXE' }],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'), 'table.xls', { kind: 'XLS' }],
    ['a photo', heic, 'IMG_1.HEIC', { kind: 'HEIC' }],
    ['a picture called PDF', png, 'a.pdf', { kind: 'PNG', ending: 'PDF' }],
    ['nothing known', Buffer.from([65, 0, 1, 2]), 'a', { kind: '?' }],
  ])('says what kind of file it refuses: %s', async (_what, content, name, params) => {
    expect((await upload(admin, content, name)).body).toMatchObject({ params });
  });

  it('takes the text that spreadsheets save as UTF-16', async () => {
    await upload(admin, Buffer.from('\ufeffName\tŽuvis\r\n', 'utf16le'), 'table.csv').expect(201);
  });

  it.each([
    ['its length says so', { 'Content-Length': String(1024 ** 3) }],
    ['10 MiB of it have come', { 'Transfer-Encoding': 'chunked' }],
  ])('refuses a file of a gibibyte as soon as %s, and reads no further', async (_, length) => {
    const server = api.app.getHttpServer() as Server;
    const { port } = server.address() as AddressInfo;
    const { status, sent } = await sendEndlessly(port, length);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(32 * 1024 ** 2);
    while (uploadsLeft().length > 0) await wait(5);
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), 'invoice.exe', 415, 'file.type_refused'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.html', 415, 'file.type_refused'],
    [
      'a drawing with script',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.svg',
      415,
      'file.type_refused',
    ],
    [
      'a drawing called text',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'a.txt',
      415,
      'file.type_refused',
    ],
    ['a picture called PDF', png, 'a.pdf', 422, 'file.content_mismatch'],
    ['text called PDF', Buffer.from('hello'), 'a.pdf', 415, 'file.type_refused'],
    ['binary called CSV', Buffer.from([65, 0, 1, 2]), 'a.csv', 415, 'file.type_refused'],
    ['a photo of a telephone', heic, 'IMG_1.HEIC', 415, 'file.photo_refused'],
    ['a photo of a telephone that is called JPEG', heic, 'IMG_1.jpg', 415, 'file.photo_refused'],
    ['UTF-16 with control characters', Buffer.from('\ufeffa\u0001', 'utf16le'), 'a.csv', 415, 'file.type_refused'],
    ['more than 10 MiB', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'a.txt', 413, 'file.too_large'],
  ])('refuses %s and stores nothing', async (_what, content, name, status, code) => {
    const before = stored().length;
    expect(codeOf(await upload(admin, content, name).expect(status))).toBe(code);
    await untilStored(before);
    expect(uploadsLeft()).toEqual([]);
  });

  it('accepts exactly 10 MiB', () => upload(admin, Buffer.alloc(10 * 1024 * 1024, 'a'), 'a.txt').expect(201));

  it('treats a name with folders as data, never as a path', async () => {
    const made = await upload(admin, 'a;b', '../../etc/passwd\u202e.csv').expect(201);
    expect((made.body as { name: string }).name).toBe('passwd.csv');
  });

  it('refuses a form without a file, without an owner, with unknown fields, or with an unknown owner', async () => {
    const before = stored().length;
    expect(codeOf(await admin.post('/api/v1/files').field('subject', 'Customer').expect(400))).toBe('file.missing');
    expect((await upload(admin, pdf, 'a.pdf', { subject: 'Customer' }).expect(400)).body).toMatchObject({
      errors: { subjectId: {} },
    });
    expect((await upload(admin, pdf, 'a.pdf', { subject: 'Secret', subjectId: 1 }).expect(400)).body).toMatchObject({
      errors: { subject: {} },
    });
    expect(
      (await upload(admin, pdf, 'a.pdf', { subject: 'Customer', subjectId: customerId, size: 1 }).expect(400)).body,
    ).toMatchObject({ errors: { size: {} } });
    expect(codeOf(await upload(admin, pdf, 'a.pdf', { subject: 'Customer', subjectId: 999_999 }).expect(422))).toBe(
      'error.reference_missing',
    );
    await admin.post('/api/v1/files').send({ subject: 'Customer' }).expect(415);
    await untilStored(before);
  });

  it('lets an employee read and add files of projects, and hides those of invoices and customers', async () => {
    const ofCustomer = (await upload(admin, pdf, 'c.pdf').expect(201)).body as { id: number };
    const ofProject = (await upload(employee, pdf, 'p.pdf', { subject: 'Project', subjectId: projectId }).expect(201)).body as {
      id: number;
    };
    await employee.get(`/api/v1/files/${ofProject.id}/content`).expect(200);
    await employee.get(`/api/v1/files/${ofCustomer.id}`).expect(404);
    await employee.get(`/api/v1/files/${ofCustomer.id}/content`).expect(404);
    const list = await employee.get(listPath('files')).expect(200);
    expect(list.body).toEqual([expect.objectContaining({ id: ofProject.id })]);
    await upload(employee, pdf, 'c.pdf', { subject: 'Customer', subjectId: customerId }).expect(404);
    await employee.delete(`/api/v1/files/${ofProject.id}`).expect(403);
    await api.visitor.get(`/api/v1/files/${ofProject.id}/content`).expect(401);
    await api.visitor.post('/api/v1/files').attach('file', pdf, 'a.pdf').expect(401);
    expect(uploadsLeft()).toEqual([]);
  });

  it('deletes the row at once and the bytes by a job', async () => {
    const { id } = (await upload(admin, pdf, 'away.pdf').expect(201)).body as { id: number };
    await admin.delete(`/api/v1/files/${id}`).expect(200);
    await admin.get(`/api/v1/files/${id}`).expect(404);
    const jobs = await api.sql<{ key: string }>(
      `select task_identifier as key from graphile_worker.jobs where task_identifier = 'removeStoredFile'`,
    );
    expect(jobs).toHaveLength(1);
  });

  it('leaves nothing behind when the client disconnects', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    server.on('request', api.app.getHttpAdapter().getInstance() as () => void);
    const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n`;
    const call = httpRequest({
      port: (server.address() as AddressInfo).port,
      path: '/api/v1/files',
      method: 'POST',
      headers: {
        Authorization: `Bearer ${admin.token}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': 1_000_000,
      },
    });
    call.on('error', () => undefined);
    call.write(head + 'a'.repeat(200_000));
    while (uploadsLeft().length === 0) await wait(5);
    call.destroy();
    while (uploadsLeft().length > 0) await wait(5);
    server.close();
  });

  it('sweeps leftovers of interrupted uploads after an hour', async () => {
    const old = join(api.dataDir, 'uploads', 'old');
    const young = join(api.dataDir, 'uploads', 'young');
    const incoming = join(api.dataDir, 'files', 'incoming', 'half');
    for (const path of [old, young, incoming]) writeFileSync(path, 'x');
    const past = new Date(Date.now() - 3_700_000);
    for (const path of [old, incoming]) utimesSync(path, past, past);
    const sweep = api.app.get(JobRegistry).entries.find(({ name }) => name === 'sweepUploads');
    await sweep?.work({} as never, api.em(), false);
    expect(uploadsLeft()).toEqual(['young']);
    expect(() => statSync(incoming)).toThrow('ENOENT');
  });
});
