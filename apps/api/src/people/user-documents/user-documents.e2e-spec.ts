import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
let api: TestApp;
let admin: Agent;
let person: Agent;
let categoryId: number;

beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin', { fullName: 'Ona Onaitė' });
  person = await api.as('employee');
  categoryId = (await api.sql<{ id: number }>('select id from classifier where type = 1 limit 1'))[0]?.id ?? 0;
});
afterAll(() => api.close());

const upload = (by: Agent, fields: Record<string, string | number> = {}, content = pdf, name = 'Darbo sutartis.pdf') => {
  const asked = by.post('/api/v1/user-documents');
  for (const [field, value] of Object.entries({ userId: person.userId, ...fields })) asked.field(field, String(value));
  return asked.attach('file', content, { filename: name, contentType: 'application/octet-stream' });
};
const stored = (): number =>
  readdirSync(join(api.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

describe('the documents of a person', () => {
  it('are stored with category and last day, listed and downloaded', async () => {
    const { body } = await upload(admin, { categoryId, validUntil: '2027-01-31' }).expect(201);
    expect(body).toMatchObject({
      userId: person.userId,
      categoryId,
      validUntil: '2027-01-31',
      name: 'Darbo sutartis.pdf',
      mimeType: 'application/pdf',
      createdByName: 'Ona Onaitė',
    });
    const list = await admin.get(listPath('user-documents', { filter: { userId: person.userId } })).expect(200);
    expect(list.body).toEqual([body]);
    const { id } = body as { id: number };
    const content = await admin.get(`/api/v1/user-documents/${id}/content`).expect(200);
    expect(Buffer.compare(content.body as Buffer, pdf)).toBe(0);
    expect(content.headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'no-store',
    });
    const { body: classifier } = await admin.get(`/api/v1/classifiers/${categoryId}`).expect(200);
    expect(classifier).toMatchObject({ useCount: 1 });
  });

  it('change their data, but not their file', async () => {
    const { id, version } = (await upload(admin).expect(201)).body as { id: number; version: number };
    const path = `/api/v1/user-documents/${id}`;
    const changed = await admin.put(path).send({ categoryId, validUntil: '2026-12-31', version }).expect(200);
    expect(changed.body).toMatchObject({ categoryId, validUntil: '2026-12-31', name: 'Darbo sutartis.pdf' });
    await admin.put(path).send({ categoryId, version }).expect(409);
    await admin.put(path).send({ name: 'other.pdf', version: 2 }).expect(400);
    const [row] = await api.sql(
      `select verb, changes from audit where subject = 'UserDocument' and subject_id = $1 and verb = 'update'`,
      [id],
    );
    expect(row).toMatchObject({ changes: { validUntil: [null, '2026-12-31'] } });
  });

  it('are deleted with their bytes', async () => {
    const { id } = (await upload(admin).expect(201)).body as { id: number };
    await admin.delete(`/api/v1/user-documents/${id}`).set('If-Match', '"1"').expect(200);
    await admin.get(`/api/v1/user-documents/${id}/content`).expect(404);
    const jobs = await api.sql(`select 1 from graphile_worker.jobs where task_identifier = 'removeStoredFile'`);
    expect(jobs.length).toBeGreaterThan(0);
  });

  it('are refused with invalid fields or content, and nothing is left behind', async () => {
    const before = stored();
    const [unit] = await api.sql<{ id: number }>('select id from classifier where type = 6 limit 1');
    await upload(admin, { categoryId: unit?.id ?? 0 }).expect(422);
    await upload(admin, { userId: 999_999 }).expect(409);
    await upload(admin, { validUntil: 'soon' }).expect(400);
    await upload(admin, {}, Buffer.from('MZ\u0000\u0001'), 'virus.exe').expect(415);
    await admin.post('/api/v1/user-documents').send({ userId: person.userId }).expect(415);
    for (let tries = 0; tries < 50 && stored() > before; tries += 1) await new Promise((ok) => setTimeout(ok, 20));
    expect(stored()).toBe(before);
  });

  it('are out of reach without the right to them', async () => {
    const { id } = (await upload(admin).expect(201)).body as { id: number };
    for (const role of ['accountant', 'employee', 'projectManager', 'auditor', 'client']) {
      const other = role === 'employee' ? person : await api.as(role);
      const said = [role, 403];
      expect([role, (await other.get(`/api/v1/user-documents/${id}`)).status]).toEqual(said);
      expect([role, (await other.get(`/api/v1/user-documents/${id}/content`)).status]).toEqual(said);
      expect([role, (await other.get(listPath('user-documents'))).status]).toEqual(said);
      expect([role, (await upload(other)).status]).toEqual(said);
      expect([role, (await other.delete(`/api/v1/user-documents/${id}`).set('If-Match', '"1"')).status]).toEqual(said);
    }
    const files = await admin.get(listPath('files')).expect(200);
    expect(files.body).toEqual([]);
  });
});
