import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { languages, textKinds, type DocumentTextRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const path = '/api/v1/document-texts';
const list = async (): Promise<DocumentTextRecord[]> => (await admin.get(path).expect(200)).body as DocumentTextRecord[];

describe('the default texts of documents', () => {
  it('are none of their own for each kind and language at first', async () => {
    const all = await list();
    expect(all).toHaveLength(textKinds.length * languages.length);
    expect(all.every(({ customerNotes, terms }) => customerNotes === null && terms === null)).toBe(true);
  });

  it('are set for one kind and language, changed and taken away, with their history', async () => {
    const terms = 'Apmokėti per 14 dienų.';
    const set = (body: object) => admin.put(`${path}/invoice-lt`).send(body).expect(200);
    expect((await set({ terms })).body).toEqual({
      id: 'invoice-lt',
      kind: 'invoice',
      language: 'lt',
      customerNotes: null,
      terms,
    });
    await set({ terms, customerNotes: 'Ačiū!' });
    expect((await list()).filter((one) => one.terms)).toEqual([
      { id: 'invoice-lt', kind: 'invoice', language: 'lt', customerNotes: 'Ačiū!', terms },
    ]);
    await set({ terms: null, customerNotes: null });
    await set({});
    expect((await list()).filter((one) => one.terms ?? one.customerNotes)).toEqual([]);
    const history = await api.sql<{ verb: string }>(`select verb from audit where subject = 'DocumentText' order by id`);
    expect(history.map(({ verb }) => verb)).toHaveLength(3);
  });

  it('are refused for an unknown kind, too long, and without the right', async () => {
    for (const id of ['invoice-sv', 'creditNote-lt', 'invoice', 'invoice-lt-x'])
      await admin.put(`${path}/${id}`).send({ terms: 'a' }).expect(404);
    await admin
      .put(`${path}/invoice-lt`)
      .send({ terms: 'a'.repeat(10_001) })
      .expect(400);
    const accountant = await api.as('accountant');
    await accountant.get(path).expect(200);
    await accountant.put(`${path}/invoice-lt`).send({ terms: 'a' }).expect(403);
    await (await api.as('employee')).get(path).expect(403);
  });
});
