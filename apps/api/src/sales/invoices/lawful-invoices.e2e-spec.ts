import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hoursAsSources, type InvoiceDetail } from '@kontor/domain';
import { aBankAccount } from '../../../test/builders/bank-account.ts';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aTaxRate } from '../../../test/builders/item.ts';
import { aMail } from '../../../test/builders/mail.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { pagesOf } from '../../../test/pdf-text.ts';
import { JobRegistry } from '../../platform/jobs/job-registry.ts';
import { stopDrawing } from '../../platform/pdf/typst.ts';
import { invoiceWorld, type InvoiceWorld } from './invoices.sample.ts';

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
const voidInvoice = (id: number, body: object = {}) =>
  world.admin.post(`/api/v1/invoices/${id}/void`).send({ reason: 'Wrong', ...body });
const refused = async (input: object, code: string): Promise<void> => {
  const { body } = await world.admin.post('/api/v1/invoices').send(world.input(input)).expect(422);
  expect(body).toMatchObject({ code });
};
const paper = async (id: number): Promise<string> => {
  await api.app
    .get(JobRegistry)
    .entries.find(({ name }) => name === 'drawInvoicePdf')
    ?.work({ invoiceId: id } as never, api.em(), false);
  const { body } = await world.admin.get(`/api/v1/invoices/${id}/pdf`).buffer(true).expect(200);
  return (await pagesOf(Buffer.from(body as Uint8Array))).join(' ');
};

describe('the tax point', () => {
  const lodging = { serviceFrom: '2025-12-18', serviceTo: '2025-12-20' };

  it('decides the rate, and not the date of the invoice', async () => {
    const { high, ended } = world.rates;
    const lines = [world.line({ ...lodging, taxRateId: ended }), world.line({ taxRateId: high })];
    const { id, tax } = await world.draft({ lines });
    expect(tax).toBe(30);
    await send(id).expect(200);
    await refused({ lines: [world.line({ taxRateId: ended })] }, 'tax_rate.not_in_force');
    await world.draft({ supplyDate: '2025-12-20', lines: [world.line({ taxRateId: ended })] });
    await world.draft({ advanceDate: '2025-12-20', lines: [world.line({ serviceTo: '2026-02-01', taxRateId: ended })] });
  });

  it('keeps what a rate said when the invoice was issued', async () => {
    const isExempt = {
      category: 'E',
      percent: 0,
      exemptionReason: 'PVM įstatymo 21 str.',
      isafCode: 'PVM5',
      saftCode: '6',
    } as const;
    const taxRateId = await store(api, aTaxRate({ name: 'Exempt', ...isExempt }));
    const { id } = await world.sent({ lines: [world.line({ taxRateId })] });
    await api.sql(`update tax_rate set name = 'Other', exemption_reason = 'Other', isaf_code = 'PVM14' where id = $1`, [
      taxRateId,
    ]);
    expect((await world.get(id)).lines).toMatchObject([
      { taxName: 'Exempt', taxReason: 'PVM įstatymo 21 str.', taxIsafCode: 'PVM5', taxSaftCode: '6' },
    ]);
  });

  it('takes a ground and codes that were mended on the rate since the draft was saved', async () => {
    const taxRateId = await store(api, aTaxRate({ name: 'Exempt', category: 'E', percent: 0 }));
    const freight = { reason: 'Freight', amount: 5, taxRateId };
    const { id, lines } = await world.draft({ lines: [world.line({ taxRateId }), world.line()], charges: [freight] });
    expect((await send(id).expect(422)).body).toMatchObject({ code: 'document.ground_missing' });
    const ground = 'PVM įstatymo 21 str.';
    await api.sql(`update tax_rate set exemption_reason = $1, isaf_code = 'PVM5', saft_code = '6' where id = $2`, [
      ground,
      taxRateId,
    ]);
    const sent = (await send(id).expect(200)).body as InvoiceDetail;
    const words = { taxReason: ground, taxIsafCode: 'PVM5', taxSaftCode: '6' };
    expect(sent).toMatchObject({ lines: [{ id: lines[0]?.id, ...words }, { taxReason: null }], charges: [words], total: 226 });
    expect(sent.taxes.map(({ exemptionReason }) => exemptionReason)).toEqual([null, ground]);
  });

  it.each([
    ['changed', 'percent = 22', 'document.tax_rate_changed'],
    ['ended', `valid_to = '2026-03-01'`, 'tax_rate.not_in_force'],
  ])('keeps a draft from being sent with a rate that has %s', async (_what, change, code) => {
    const taxRateId = await store(api, aTaxRate({ name: 'Soon another' }));
    const { id } = await world.draft({ lines: [world.line({ taxRateId })] });
    await api.sql(`update tax_rate set ${change} where id = $1`, [taxRateId]);
    expect((await send(id).expect(422)).body).toMatchObject({ code, errors: { 'lines.0.taxRateId': { code } } });
  });
});

describe('an invoice that is sent', () => {
  it('has the grounds of its taxes, and the address of a company', async () => {
    const taxRateId = await store(api, aTaxRate({ name: 'Exempt', category: 'E', percent: 0 }));
    const { id } = await world.draft({ lines: [world.line({ taxRateId })] });
    expect((await send(id).expect(422)).body).toMatchObject({ code: 'document.ground_missing', params: { categories: 'E' } });
    const customerId = await store(api, aCustomer({ name: 'UAB Be adreso', street: null }));
    const other = await world.draft({ customerId });
    expect((await send(other.id).expect(422)).body).toMatchObject({
      code: 'document.customer_incomplete',
      params: { fields: 'street' },
    });
  });

  it('does not leave without a way to pay it, unless the person has read that and confirms it', async () => {
    const { id } = await world.draft({ currency: 'DKK', exchangeRate: 0.13, exchangeRateInverted: false });
    const refused = { code: 'invoice.no_bank_account', params: { currency: 'DKK' } };
    expect((await send(id).expect(409)).body).toMatchObject({ ...refused, errors: { noAccountConfirmed: refused } });
    expect(await world.get(id)).toMatchObject({ status: 'draft', number: null });
    await send(id, { noAccountConfirmed: true }).expect(200);
    const free = await world.draft({
      currency: 'DKK',
      exchangeRate: 0.13,
      exchangeRateInverted: false,
      lines: [world.line({ unitPrice: 0 })],
    });
    await send(free.id).expect(200);
  });

  it('states its tax by the rate of exchange as it is published, with its day and source', async () => {
    const { id } = await world.draft({
      currency: 'NOK',
      exchangeRate: 11.7354,
      exchangeRateInverted: true,
      exchangeRateSource: 'Lietuvos bankas',
      language: 'en',
      lines: [world.line({ unitPrice: 250_000 })],
    });
    const invoice = (await send(id, { noAccountConfirmed: true }).expect(200)).body as InvoiceDetail;
    expect(invoice).toMatchObject({ exchangeRate: 11.7354, exchangeRateInverted: true, exchangeRateDate: '2026-03-02' });
    const text = await paper(id);
    expect(text).toContain('VAT in EUR 4,473.64');
    expect(text).toContain('Lietuvos bankas, 2 Mar 2026 1 EUR = 11.7354 NOK');
  });

  it('has a KID of its own in every series', async () => {
    await store(api, aBankAccount({ currency: 'SEK', iban: 'NO9386011117947', kidMethod: 'mod10', kidLength: 9 }));
    const inKronor = { currency: 'SEK', exchangeRate: 0.09, exchangeRateInverted: false };
    const one = await world.sent(inKronor);
    await api.sql(`update number_series set pattern = 'P-{YYYY}-{0000}' where document_kind = 'invoice'`);
    const other = await world.sent(inKronor);
    expect(one.paymentReference).toMatch(/^\d{9}$/);
    expect(other.paymentReference).not.toBe(one.paymentReference);
    await api.sql(`update bank_account set kid_length = 4 where currency = 'SEK'`);
    await api.sql(`select setval(pg_get_serial_sequence('invoice', 'id'), 12000)`);
    const { id } = await world.draft(inKronor);
    expect((await send(id).expect(422)).body).toMatchObject({ code: 'bank_account.kid_too_short', params: { length: 4 } });
    await api.sql(`update number_series set pattern = 'INV-{YYYY}-{0000}' where document_kind = 'invoice'`);
  });

  it('has no cents in yen', async () => {
    const lines = [world.line({ quantity: 1.5, unitPrice: 333 })];
    const yen = await world.draft({ currency: 'JPY', exchangeRate: 0.006, exchangeRateInverted: false, lines });
    expect(yen).toMatchObject({ net: 500, tax: 105, total: 605 });
    const inYen = { currency: 'JPY', exchangeRate: 0.006, exchangeRateInverted: false };
    const paths = ['discountAmount', 'prepaid', 'roundPayableTo', 'lines.0.charge', 'lines.0.discountAmount', 'charges.0.amount'];
    const cents = { discountAmount: 0.5, prepaid: 0.5, roundPayableTo: 0.5, charges: [{ reason: 'Freight', amount: 0.5 }] };
    const lineOf = world.line({ charge: 0.5, discountAmount: 0.5 });
    const { body } = await world.admin.post('/api/v1/invoices').send(world.input({ ...inYen, ...cents, lines: [lineOf] }));
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual([...paths].sort());

    const { id } = await world.sent({ ...inYen, lines, language: 'en' });
    expect(await paper(id)).toMatch(/Amount due 605\sJPY/);
    const wholeOnly = { errors: { amount: { code: 'field.not_a_number', params: { places: 0 } } } };
    const money = { paymentDate: '2026-03-03', method: 'bankTransfer' };
    const pay = (amount: number) => world.admin.post(`/api/v1/invoices/${id}/record-payment`).send({ ...money, amount });
    expect((await pay(100.5).expect(422)).body).toMatchObject(wholeOnly);
    await pay(100).expect(200);
    const { version } = await world.get(id);
    const writeOff = (amount: number) =>
      world.admin
        .post(`/api/v1/invoices/${id}/write-off`)
        .set('If-Match', `"${version}"`)
        .send({ writeOffDate: '2026-03-03', amount, reason: 'Fee' });
    expect((await writeOff(0.5).expect(422)).body).toMatchObject(wholeOnly);
    const { customerId } = world;
    const spread = { ...money, customerId, ...inYen, amount: 2, allocations: [{ invoiceId: id, amount: 1.5 }] };
    expect((await world.admin.post('/api/v1/payments').send(spread).expect(422)).body).toMatchObject({
      errors: { 'allocations.0.amount': { params: { places: 0 } } },
    });
  });

  it('says on paper what was due when it was issued, whatever was paid or written off before it was drawn', async () => {
    const { id } = await world.sent({ language: 'en' });
    const { version } = await world.get(id);
    const writeOff = { writeOffDate: '2026-03-03', amount: 121, reason: 'Mistake' };
    await world.admin.post(`/api/v1/invoices/${id}/write-off`).set('If-Match', `"${version}"`).send(writeOff).expect(200);
    expect(await paper(id)).toContain('Amount due 121.00 EUR');
  });

  it('has lines that can be kept, though they take each other off', async () => {
    const huge = { quantity: 999_999_999, unitPrice: 999_999_999 };
    await refused({ lines: [world.line(huge), world.line({ ...huge, quantity: -999_999_999 })] }, 'document.total_incorrect');
    const million = { quantity: 1_000_000, unitPrice: 999_999 };
    await refused({ lines: [world.line(million), world.line(million)] }, 'document.total_incorrect');
  });
});

describe('voiding', () => {
  it('marks the paper, asks for no money there, and keeps what was billed to be read', async () => {
    const entry = await world.hours();
    const { id } = await world.sent({
      language: 'en',
      lines: [world.line({ kind: 'time', sources: hoursAsSources([entry]) })],
    });
    expect(await paper(id)).not.toContain('VOID');
    const voided = (await voidInvoice(id).expect(200)).body as InvoiceDetail;
    expect(voided).toMatchObject({ pdfState: 'pending', lines: [{ sources: [{ kind: 'timeEntry', id: entry }] }] });
    const text = await paper(id);
    expect(text).toContain('VOID');
    expect(text).not.toContain('Payment reference');
    await world.draft({ lines: [world.line({ kind: 'time', sources: hoursAsSources([entry]) })] });
  });

  it.each(['queued', 'sent'] as const)('is refused where the mail is %s: the customer has it', async (state) => {
    const { id } = await world.sent();
    await store(api, aMail({ subjectType: 'Invoice', subjectId: id, state, attachments: [{ fileId: 1, name: 'a.pdf' }] }));
    expect(await world.get(id)).toMatchObject({ isDelivered: true });
    for (const body of [{}, { deliveredConfirmed: true }])
      expect((await voidInvoice(id, body).expect(409)).body).toMatchObject({ code: 'invoice.delivered' });
  });

  it('is refused where the customer has seen it by a link, to it or to all that is open', async () => {
    const [first, second, third] = [await world.sent(), await world.sent(), await world.sent()];
    const { customerId } = world;
    const insert = (hash: string, invoiceId: number | null, seenAt: string | null) =>
      api.sql(
        `insert into customer_link (customer_id, invoice_id, token_hash, expires_at, seen_at, last_seen_at, seen_count)
         values ($1, $2, $3, now() + interval '9 days', $4::timestamptz, $4::timestamptz, case when $4 is null then 0 else 1 end)`,
        [customerId, invoiceId, hash.repeat(64), seenAt],
      );
    await insert('a', first.id, null);
    await insert('b', second.id, '2026-03-03T09:00:00Z');
    expect(await world.get(first.id)).toMatchObject({ isDelivered: false });
    expect((await voidInvoice(second.id).expect(409)).body).toMatchObject({ code: 'invoice.delivered' });
    await insert('c', null, '2999-01-01T09:00:00Z');
    expect((await voidInvoice(third.id).expect(409)).body).toMatchObject({ code: 'invoice.delivered' });
    await api.sql(`delete from customer_link where customer_id = $1`, [customerId]);
    await voidInvoice(third.id).expect(200);
  });

  it('keeps back the mail that waits for the paper: a void one is not what was written about', async () => {
    const { id } = await world.draft();
    await send(id, { to: 'ona@pavyzdys.example' }).expect(200);
    await voidInvoice(id).expect(200);
    await paper(id);
    const [mail] = await api.sql(
      `select state, attachments, error from mail where subject_type = 'Invoice' and subject_id = $1`,
      [id],
    );
    expect(mail).toMatchObject({ state: 'failed', attachments: [], error: expect.stringContaining('voided') });
  });

  it('is for one over nothing as well', async () => {
    const { id, status } = await world.sent({ lines: [world.line({ discountPercent: 100 })] });
    expect(status).toBe('paid');
    expect((await voidInvoice(id).expect(200)).body).toMatchObject({ status: 'void', paidAt: null });
  });
});
