import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { languages, letterKinds, type MailTemplateRecord } from '@kontor/domain';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
});
afterAll(() => api.close());

const path = '/api/v1/mail-templates';
const list = async (): Promise<MailTemplateRecord[]> => (await admin.get(path).expect(200)).body as MailTemplateRecord[];
const one = async (id: string) => (await list()).find((template) => template.id === id);

describe('the text of letters', () => {
  it('is Kontor’s for each kind and language until the firm sets its own', async () => {
    const all = await list();
    expect(all).toHaveLength(letterKinds.length * languages.length);
    expect(all.every(({ isOwn, subject, text }) => !isOwn && subject && text)).toBe(true);
  });

  it('is changed for one kind and language, with a history row, and restored', async () => {
    const before = await one('receipt-no');
    const own = { subject: 'Takk', text: 'Vi mottok {amount}.' };
    expect((await admin.put(`${path}/receipt-no`).send(own).expect(200)).body).toMatchObject({ ...own, isOwn: true });
    await admin
      .put(`${path}/receipt-no`)
      .send({ ...own, subject: 'Takk!' })
      .expect(200);
    expect(await one('receipt-no')).toMatchObject({ subject: 'Takk!' });
    expect((await list()).filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(await api.sql(`select verb from audit where subject = 'MailTemplate' order by id`)).toHaveLength(2);
    expect((await admin.delete(`${path}/receipt-no`).expect(200)).body).toEqual(before);
    await admin.delete(`${path}/receipt-no`).expect(200);
  });

  it('is refused with an unknown place, empty, for an unknown kind, and without the right', async () => {
    const refused = await admin.put(`${path}/invoice-lt`).send({ subject: '{nummer}', text: '{amount}' }).expect(422);
    expect(refused.body).toMatchObject({
      errors: { subject: { code: 'mail_template.unknown_place', params: { place: '{nummer}' } } },
    });
    await admin.put(`${path}/invoice-lt`).send({ subject: ' ', text: 'a' }).expect(400);
    for (const id of ['invoice-sv', 'order-lt', 'invoice'])
      await admin.put(`${path}/${id}`).send({ subject: 'a', text: 'a' }).expect(404);
    const accountant = await api.as('accountant');
    await accountant.get(path).expect(200);
    await accountant.put(`${path}/invoice-lt`).send({ subject: 'a', text: 'a' }).expect(403);
    await (await api.as('employee')).get(path).expect(403);
  });
});
