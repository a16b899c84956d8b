import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, isRfReference, messageOf, type InvoiceDetail } from '@kontor/domain';
import { testApp, type TestApp } from '../../../../test/test-app.ts';
import { aBankAccount } from '../../../../test/builders/bank-account.ts';
import { aTaxRate } from '../../../../test/builders/item.ts';
import { store } from '../../../../test/builders/store.ts';
import { JobRegistry } from '../../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../../platform/pdf/typst.ts';
import { clock } from '../../../platform/context/clock.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterAll(async () => {
  await api.close();
  await stopDrawing();
});

const send = (id: number, body: object = {}) => world.admin.post(`/api/v1/invoices/${id}/send`).send(body);
const voidInvoice = (id: number, body: object = { reason: 'Wrong customer' }) =>
  world.admin.post(`/api/v1/invoices/${id}/void`).send(body);
const storedOf = async (id: number) =>
  (await api.sql<{ snapshot: object }>('select snapshot from invoice where id = $1', [id]))[0];

describe('sending an invoice', () => {
  it('gives the number, freezes who sells and buys, and asks for the PDF', async () => {
    const { id } = await world.draft({ contactId: world.contactId });
    const invoice = (await send(id).expect(200)).body as InvoiceDetail;
    expect(invoice).toMatchObject({ status: 'sent', number: 'INV-2026-0001', balance: 121, paid: 0, pdfState: 'pending' });
    expect(isRfReference(invoice.paymentReference ?? '')).toBe(true);
    const kept = {
      snapshot: {
        seller: expect.objectContaining({ name: 'UAB Kontor', vatCode: 'LT100004801610', isVatRegistered: true }),
        buyer: expect.objectContaining({ name: 'UAB Ąžuolas', country: 'LT', contactName: 'Jonas Žukas' }),
        bankAccount: expect.objectContaining({ bankName: 'DNB' }),
        language: 'lt',
        baseCurrency: 'EUR',
      },
    };
    expect(await storedOf(id)).toEqual(kept);
    await api.sql(`update organisation set name = 'UAB Kitas'`);
    expect(await storedOf(id)).toEqual(kept);
    await api.sql(`update organisation set name = 'UAB Kontor'`);
    const jobs = await api.sql<{ name: string }>(
      `select task_identifier as name from graphile_worker.jobs where key = $1 or task_identifier = 'tellAboutInvoice' order by 1`,
      [`invoice pdf ${id}`],
    );
    expect(jobs.map(({ name }) => name)).toEqual(['drawInvoicePdf', 'tellAboutInvoice']);
    const [entry] = await api.sql<{ user_id: number; changes: object }>(
      `select user_id, changes from audit where subject = 'Invoice' and verb = 'send' and subject_id = $1`,
      [id],
    );
    expect(entry).toMatchObject({
      user_id: world.admin.userId,
      changes: { status: ['draft', 'sent'], number: [null, 'INV-2026-0001'] },
    });
  });

  it('with an address puts a mail into the outbox, which waits for the PDF', async () => {
    const { id } = await world.draft();
    const { number } = (await send(id, { to: 'jonas@example.lt' }).expect(200)).body as InvoiceDetail;
    const mails = await api.sql(
      `select to_address, subject, state, attachments from mail where subject_type = 'Invoice' and subject_id = $1`,
      [id],
    );
    expect(mails).toEqual([
      { to_address: 'jonas@example.lt', subject: `Sąskaita ${number} – UAB Kontor`, state: 'queued', attachments: [] },
    ]);
    await send((await world.draft()).id, { to: 'nobody' }).expect(400);
  });

  it('asks for a KID where the account of the currency has one', async () => {
    const kid = { currency: 'NOK', isDefault: true, kidMethod: 'mod10', kidLength: 16 } as const;
    await store(api, aBankAccount({ iban: 'NO9386011117947', ...kid }));
    const { id } = await world.draft({ currency: 'NOK', exchangeRate: 0.085, exchangeRateInverted: false });
    const { paymentReference } = (await send(id).expect(200)).body as InvoiceDetail;
    expect(paymentReference).toMatch(/^\d{16}$/);
    expect(await storedOf(id)).toMatchObject({ snapshot: { bankAccount: { iban: 'NO9386011117947', bic: null } } });
  });

  it('not before its date, where the organisation is: numbers follow dates, and none could be given until then', async () => {
    const realNow = clock.now;
    const { id } = await world.draft({ invoiceDate: '2026-03-02' });
    // 23:30 in Vilnius, and then 00:30.
    clock.now = () => new Date('2026-03-01T21:30:00Z');
    const body = { code: 'document.date_in_future', errors: { invoiceDate: { params: { date: '2026-03-02' } } } };
    expect((await send(id).expect(422)).body).toMatchObject(body);
    clock.now = () => new Date('2026-03-01T22:30:00Z');
    await send(id).expect(200);
    clock.now = realNow;
  });

  it('in Norway writes English to a customer who reads Lithuanian', async () => {
    await api.sql(`update organisation set country = 'NO'`);
    const { id } = await world.draft({ language: 'lt' });
    expect((await send(id).expect(200)).body).toMatchObject({ language: 'en' });
    expect(await storedOf(id)).toMatchObject({ snapshot: { language: 'en' } });
    await api.sql(`update organisation set country = 'LT'`);
  });

  it('marks one with nothing to pay as paid at once', async () => {
    const { id } = await world.draft({ lines: [world.line({ discountPercent: 100 })] });
    const invoice = (await send(id).expect(200)).body as InvoiceDetail;
    expect(invoice).toMatchObject({ status: 'paid', total: 0, balance: 0, paidAt: invoice.sentAt });
  });

  it('has a PDF to look at before, and refuses one that is not drawn yet', async () => {
    const { id } = await world.draft();
    const preview = await world.admin.get(`/api/v1/invoices/${id}/preview-pdf`).buffer(true).expect(200);
    expect(preview.headers['content-type']).toBe('application/pdf');
    expect(Buffer.from(preview.body as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
    const none = await world.admin.get(`/api/v1/invoices/${id}/pdf`).expect(409);
    expect([none.body, none.headers['retry-after']]).toEqual([
      expect.objectContaining({ code: 'document.draft_has_no_pdf' }),
      undefined,
    ]);
    await send(id).expect(200);
    const waiting = await world.admin.get(`/api/v1/invoices/${id}/pdf`).expect(409);
    expect(waiting.body).toMatchObject({ code: 'document.no_pdf_yet' });
    expect(waiting.headers['retry-after']).toBe('1');
  });
});

describe('the jobs that sending asks for', () => {
  const run = async (name: string, payload: object): Promise<void> =>
    api.app
      .get(JobRegistry)
      .entries.find((entry) => entry.name === name)
      ?.work(payload as never, api.em(), false);

  it('draw the PDF, which is then a download, and the preview is the paper as it was sent', async () => {
    const { id, number } = await world.sent();
    await run('drawInvoicePdf', { invoiceId: id });
    const stored = await world.admin.get(`/api/v1/invoices/${id}/pdf`).buffer(true).expect(200);
    expect(stored.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${number}.pdf`);
    expect(Buffer.from(stored.body as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await world.get(id)).toMatchObject({ pdfState: 'ready', version: 2 });
    await world.admin.get(`/api/v1/invoices/${id}/preview-pdf`).expect(200);
    for (const state of ['failed', 'none']) {
      await api.sql(`update invoice set pdf_state = $1, pdf_file_id = null where id = $2`, [state, id]);
      await world.admin.get(`/api/v1/invoices/${id}/pdf`).expect(200);
    }
  });

  it('tell every reader of invoices once, except the person who did it', async () => {
    const [accountant, employee] = [await api.as('accountant'), await api.as('employee')];
    const { id, number } = await world.sent();
    const news = { invoiceId: id, kind: 'invoiceSent', byId: world.admin.userId };
    await run('tellAboutInvoice', news);
    await run('tellAboutInvoice', news);
    const told = await api.sql(
      'select user_id, kind, params from notification where subject_id = $1 and user_id in ($2, $3, $4)',
      [id, accountant.userId, employee.userId, world.admin.userId],
    );
    expect(told).toEqual([{ user_id: accountant.userId, kind: 'invoiceSent', params: { number, customer: 'UAB Ąžuolas' } }]);
    await run('tellAboutInvoice', { ...news, kind: 'invoicePaid' });
    expect(await api.sql(`select 1 from notification where subject_id = $1 and kind = 'invoicePaid'`, [id])).toEqual([]);
  });
});

describe('sending refuses, and takes no number,', () => {
  const refused = async (id: number, status: number, code: string, params?: object): Promise<void> => {
    const [before] = await api.sql("select next_number from number_series where document_kind = 'invoice'");
    const { body } = await send(id).expect(status);
    expect(body).toMatchObject({ code, ...(params ? { params } : {}) });
    expect(await api.sql("select next_number from number_series where document_kind = 'invoice'")).toEqual([before]);
    expect(await api.sql(`select 1 from audit where subject_id = $1 and verb = 'send'`, [id])).toEqual([]);
  };

  it('an invoice without lines', async () => refused((await world.draft({ lines: [] })).id, 422, 'document.no_lines'));

  it('a profile that is not complete', async () => {
    const { id } = await world.draft();
    await api.sql('update organisation set street = null, vat_code = null');
    await refused(id, 422, 'document.organisation_incomplete', { fields: 'street, vatCode' });
    await api.sql(`update organisation set street = 'Gedimino pr. 1', vat_code = 'LT100004801610'`);
  });

  it('a tax that the customer owes, without the VAT code of the customer', async () => {
    const reverse = aTaxRate({ name: 'Reverse', percent: 0, category: 'AE', exemptionReason: '96 str.' });
    const { id, taxes } = await world.draft({ lines: [world.line({ taxRateId: await store(api, reverse) })] });
    expect(taxes).toMatchObject([{ category: 'AE', percent: 0, base: 100, amount: 0, exemptionReason: '96 str.' }]);
    await refused(id, 422, 'document.buyer_vat_code');
  });

  it('a date before the last one of the series', async () => {
    const { id } = await world.draft({ invoiceDate: '2026-03-01' });
    await refused(id, 422, 'document.date_before_last', { date: '2026-03-02' });
  });

  it('books that were closed in between', async () => {
    const { id } = await world.draft();
    await api.sql(`update organisation set lock_date = '2026-03-02'`);
    await refused(id, 422, 'organisation.period_locked', { date: '2026-03-02' });
    await api.sql('update organisation set lock_date = null');
  });

  it('an invoice that was sent, and one that does not exist', async () => {
    const { id } = await world.sent();
    expect((await send(id).expect(409)).body).toMatchObject({ code: 'invoice.cannot_send', params: { status: 'sent' } });
    await send(999_999).expect(404);
  });
});

describe('voiding', () => {
  it('keeps the number, counts nothing, frees the hours and keeps the reason', async () => {
    const entry = await world.hours();
    const lines = [world.line({ kind: 'time', sources: hoursAsSources([entry]) })];
    const { id, number, total } = await world.sent({ lines });
    const invoice = (await voidInvoice(id).expect(200)).body as InvoiceDetail;
    expect(invoice).toMatchObject({ status: 'void', number, total, balance: 0, lines: [{ sources: [{ id: entry }] }] });
    const [entryOfHistory] = await api.sql<{ changes: object }>(
      `select changes from audit where subject = 'Invoice' and verb = 'void' and subject_id = $1`,
      [id],
    );
    expect(entryOfHistory?.changes).toMatchObject({ status: ['sent', 'void'], reason: [null, 'Wrong customer'] });
    await world.draft({ lines });
  });

  it('refuses drafts, twice, without a reason, and with money on it', async () => {
    expect((await voidInvoice((await world.draft()).id).expect(409)).body).toMatchObject({ code: 'invoice.cannot_void' });
    const { id } = await world.sent();
    await voidInvoice(id, {}).expect(400);
    const pay = { paymentDate: '2026-03-05', method: 'cash', amount: 1 };
    await world.admin.post(`/api/v1/invoices/${id}/record-payment`).send(pay).expect(200);
    const { body } = await voidInvoice(id).expect(409);
    expect(body).toMatchObject({ code: 'invoice.has_payments', message: messageOf('invoice.has_payments') });
    const other = await world.sent();
    await voidInvoice(other.id).expect(200);
    await voidInvoice(other.id).expect(409);
  });
});

// Runs last, because the series never returns to the previous year.
describe('the turn of the year', () => {
  const realNow = clock.now;
  beforeAll(() => {
    clock.now = () => new Date('2028-06-01T10:00:00Z');
  });
  afterAll(() => {
    clock.now = realNow;
  });

  it('begins again at 1, and refuses a date of the old year afterwards', async () => {
    const on = (invoiceDate: string) => world.draft({ invoiceDate, dueDate: '2027-02-01' });
    const old = await on('2026-12-31');
    const late = await on('2026-12-31');
    const young = await on('2027-01-01');
    const last = (await send(old.id).expect(200)).body as InvoiceDetail;
    expect(last.number).toMatch(/^INV-2026-\d{4}$/);
    expect((await send(young.id).expect(200)).body).toMatchObject({ number: 'INV-2027-0001' });
    expect((await send(late.id).expect(422)).body).toMatchObject({ code: 'document.date_before_last' });
    expect((await send((await on('2027-01-01')).id).expect(200)).body).toMatchObject({ number: 'INV-2027-0002' });
  });

  it('changes nothing for a series that counts on', async () => {
    await api.sql(`update number_series set resets_yearly = false, pattern = 'K{0000}' where document_kind = 'invoice'`);
    const { id } = await world.draft({ invoiceDate: '2028-01-01', dueDate: '2028-01-01' });
    expect((await send(id).expect(200)).body).toMatchObject({ number: 'K0003' });
  });
});
