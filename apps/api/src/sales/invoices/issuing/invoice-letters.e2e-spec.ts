import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rulesOf } from '@kontor/abilities';
import type { InvoiceDetail, LetterWords } from '@kontor/domain';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(() => api.close());

const proposal = async (id: number): Promise<LetterWords> =>
  (await world.admin.get(`/api/v1/invoices/${id}/letter`).expect(200)).body as LetterWords;
const send = (id: number, body: object) => world.admin.post(`/api/v1/invoices/${id}/send`).send(body);
const mail = (id: number, body: object) => world.admin.post(`/api/v1/invoices/${id}/mail`).send(body);
type Row = { to_address: string; subject: string; text: string; attachments: object[]; state: string };
const mailsOf = (id: number): Promise<Row[]> =>
  api.sql(`select * from mail where subject_type = 'Invoice' and subject_id = $1 order by id`, [id]);
const template = (language: string, body: object) => world.admin.put(`/api/v1/mail-templates/invoice-${language}`).send(body);
const draw = async (invoiceId: number): Promise<void> =>
  api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'drawInvoicePdf')
    ?.work({ invoiceId } as never, api.em(), true);

describe('the letter of an invoice', () => {
  it('is shown before it is sent: in the language of the invoice, its number still open', async () => {
    const { id } = await world.draft();
    const { subject, text } = await proposal(id);
    expect(subject).toBe('Sąskaita {number} – UAB Kontor');
    expect(text).toMatch(/^Sveiki,\n\nsiunčiame sąskaitą \{number\}\. Suma – 121,00\s€, apmokėti iki 2026 m\. kovo 16 d\./);
  });

  it('begins with the words that the firm chose for its language', async () => {
    await template('en', { subject: '{firm}: {number}', text: 'Dear {customer}, {amount} by {dueDate}, please.' }).expect(200);
    const { id } = await world.draft({ language: 'en' });
    expect(await proposal(id)).toEqual({
      subject: 'UAB Kontor: {number}',
      text: 'Dear UAB Ąžuolas, €121.00 by 16 March 2026, please.',
    });
    await send(id, { to: 'ona@pavyzdys.example' }).expect(200);
    expect((await mailsOf(id))[0]).toMatchObject({ subject: expect.stringMatching(/^UAB Kontor: INV-2026-\d{4}$/) });
  });

  it('goes to several people, in the words of the person who sends it, with the number that it got', async () => {
    const { id } = await world.draft();
    const own = { subject: 'Sąskaita {number} už kovą', message: 'Labas, sąskaita {number} prisegta. {Ačiū}' };
    const { number } = (await send(id, { to: 'ona@pavyzdys.example; rasa@pavyzdys.example', ...own }).expect(200))
      .body as InvoiceDetail;
    expect(await mailsOf(id)).toMatchObject([
      {
        to_address: 'ona@pavyzdys.example, rasa@pavyzdys.example',
        subject: `Sąskaita ${number} už kovą`,
        text: `Labas, sąskaita ${number} prisegta. {Ačiū}`,
      },
    ]);
  });

  it('is not shown to people who may send invoices and not see amounts', async () => {
    const { id } = await world.draft();
    const blind = await api.asOwnRole([
      ...rulesOf([]),
      { action: ['read', 'send'], subject: ['Invoice'] },
      { action: ['read'], subject: ['Invoice'], fields: ['@money'], inverted: true },
    ]);
    await blind.get(`/api/v1/invoices/${id}/letter`).expect(403);
  });
});

describe('an issued invoice is sent again', () => {
  it('with its PDF, to other people and with other words, and the history tells to whom', async () => {
    const { id } = await world.sent();
    await draw(id);
    await mail(id, { to: 'buhalterija@pavyzdys.example', subject: 'Dar kartą: {number}' }).expect(200);
    const { number } = await world.get(id);
    expect(await mailsOf(id)).toMatchObject([
      {
        to_address: 'buhalterija@pavyzdys.example',
        subject: `Dar kartą: ${number}`,
        text: expect.stringContaining(`sąskaitą ${number}`),
        attachments: [{ name: `${number}.pdf` }],
      },
    ]);
    const [told] = await api.sql(
      `select user_id, changes from audit where subject = 'Invoice' and subject_id = $1 and verb = 'mail'`,
      [id],
    );
    expect(told).toEqual({ user_id: world.admin.userId, changes: { to: [null, 'buhalterija@pavyzdys.example'] } });
  });

  it('once its PDF is there, where that is still being drawn or has failed', async () => {
    const { id } = await world.sent();
    await mail(id, { to: 'ona@pavyzdys.example' }).expect(200);
    await api.sql(`update invoice set pdf_state = 'failed' where id = $1`, [id]);
    await mail(id, { to: 'rasa@pavyzdys.example' }).expect(200);
    expect((await mailsOf(id)).map(({ attachments }) => attachments)).toEqual([[], []]);
    expect(await api.sql(`select key from graphile_worker.jobs where key = $1`, [`invoice pdf ${id}`])).toHaveLength(1);
    await draw(id);
    const { number } = await world.get(id);
    expect(await mailsOf(id)).toMatchObject([1, 2].map(() => ({ state: 'queued', attachments: [{ name: `${number}.pdf` }] })));
  });

  it('under a name without a folder, also where it is drawn again', async () => {
    await api.sql(`update number_series set pattern = '../' || pattern where document_kind = 'invoice'`);
    const { id } = await world.sent();
    await api.sql(`update number_series set pattern = substr(pattern, 4) where document_kind = 'invoice'`);
    await api.sql(`update invoice set pdf_state = 'failed' where id = $1`, [id]);
    const { number } = await world.get(id);
    expect(number).toMatch(/^\.\.\//);
    const { headers } = await world.admin.get(`/api/v1/invoices/${id}/pdf`).expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${number?.slice(2).replaceAll('/', '-')}.pdf`);
  });

  it('and is refused once it is void, also from the outbox', async () => {
    const { id } = await world.sent();
    await draw(id);
    await mail(id, { to: 'ona@pavyzdys.example' }).expect(200);
    const [sent] = await api.sql<{ id: number }>(
      `update mail set state = 'sent' where subject_type = 'Invoice' and subject_id = $1 returning id`,
      [id],
    );
    const again = () => world.admin.post(`/api/v1/mails/${sent?.id}/send`).send({ to: 'ona@pavyzdys.example' });
    await again().expect(200);
    // As one that was voided although the customer had it, before that was refused.
    await api.sql(`update invoice set status = 'void', balance = 0 where id = $1`, [id]);
    const refusal = { code: 'invoice.cannot_send', params: { status: 'void' } };
    expect((await mail(id, { to: 'ona@pavyzdys.example' }).expect(409)).body).toMatchObject(refusal);
    expect((await again().expect(409)).body).toMatchObject(refusal);
    expect(await mailsOf(id)).toHaveLength(2);
  });

  it('and is refused as a draft, to no address or a wrong one, to more than ten, and to people without the right', async () => {
    const draft = await world.draft();
    expect((await mail(draft.id, { to: 'a@pavyzdys.example' }).expect(409)).body).toMatchObject({ code: 'document.not_issued' });
    const { id } = await world.sent();
    for (const to of ['', 'ona', 'ona@pavyzdys.example, rasa', Array(11).fill('a@pavyzdys.example').join(',')])
      expect((await mail(id, { to }).expect(400)).body).toMatchObject({ errors: { to: expect.anything() } });
    await (await api.as('projectManager')).post(`/api/v1/invoices/${id}/mail`).send({ to: 'a@pavyzdys.example' }).expect(403);
    expect(await mailsOf(id)).toEqual([]);
  });
});
