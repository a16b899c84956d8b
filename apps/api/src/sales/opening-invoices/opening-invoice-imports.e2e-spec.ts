import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import {
  formatNumber,
  type Dashboard,
  type ImportRecord,
  type InvoiceDetail,
  type OpeningInvoicePreview,
  type Statement,
} from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { invoiceWorld } from '../invoices/invoices.sample.ts';
import { invoicesAddUp } from '../invoices/invoice.proof.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let admin: Agent;
let customerId: number;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  customerId = await store(api, aCustomer({ name: 'Ąžuolas', legalCode: '304567894', currency: 'EUR', country: 'LT' }));
});
afterAll(() => api.close());

const path = '/api/v1/opening-invoice-imports';
const header = 'Sąskaitos numeris;Pirkėjas;Data;Apmokėti iki;Suma;Likutis';
const file = (lines: string[], more: object = {}) => ({ fileName: 'skolos.csv', content: lines.join('\n'), ...more });
const preview = async (lines: string[], more = {}): Promise<OpeningInvoicePreview> =>
  (await admin.post(`${path}/preview`).send(file(lines, more)).expect(200)).body as OpeningInvoicePreview;
const bring = async (lines: string[], more = {}): Promise<ImportRecord> =>
  (await admin.post(path).send(file(lines, more)).expect(201)).body as ImportRecord;
const invoiceOf = async (number: string): Promise<InvoiceDetail> => {
  const [row] = await api.sql<{ id: number }>('select id from invoice where number = $1', [number]);
  return (await admin.get(`/api/v1/invoices/${row?.id}`).expect(200)).body as InvoiceDetail;
};
const invoiced = async (): Promise<number | undefined> =>
  ((await admin.get('/api/v1/dashboard').expect(200)).body as Dashboard).invoicedThisMonth?.value;
const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

describe('imports of opening invoices', () => {
  it('bring what is still owed, and neither income, tax nor a number of ours', async () => {
    const series = await api.sql('select id, next_number from number_series order by id');
    const before = await invoiced();
    await bring([header, 'SEN-1;Ąžuolas;2025-10-01;2025-10-15;1 210,00;500,00', `SEN-2;ąžuolas;${today};;100,00;100,00`]);
    const invoice = await invoiceOf('SEN-1');
    expect(invoice).toMatchObject({
      opening: true,
      status: 'sent',
      numberSeriesId: null,
      dueDate: '2025-10-15',
      lines: [],
      taxes: [],
      total: 1210,
      tax: 0,
      prepaid: 710,
      due: 500,
      balance: 500,
      pdfState: 'none',
    });
    expect(await api.sql('select id, next_number from number_series order by id')).toEqual(series);
    expect(await invoiced()).toBe(before);
    const { body: customer } = await admin.get(`/api/v1/customers/${customerId}`).expect(200);
    expect(customer).toMatchObject({ receivable: 600, overdue: 500 });
    const [statement] = (await admin.get(`/api/v1/customers/${customerId}/statement?from=2025-10-01&to=2025-10-31`).expect(200))
      .body as Statement[];
    expect(JSON.stringify(statement)).toContain('SEN-1');
    const client = { query: async (text: string, values?: unknown[]) => ({ rows: await api.sql(text, values) }) };
    expect((await invoicesAddUp(client as unknown as pg.Client)).problems).toEqual([]);
  });

  it('take payments as other invoices do, after which the import stays', async () => {
    const made = await bring([header, 'SEN-3;Ąžuolas;2025-11-01;2025-11-15;80,00;80,00']);
    const { id } = await invoiceOf('SEN-3');
    await admin
      .post(`/api/v1/invoices/${id}/record-payment`)
      .send({ amount: 30, paymentDate: today, method: 'bankTransfer' })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    expect(await invoiceOf('SEN-3')).toMatchObject({ paid: 30, balance: 50 });
    expect((await admin.post(`${path}/${made.id}/undo`).expect(409)).body).toMatchObject({
      code: 'opening_invoice.paid',
      params: { number: 'SEN-3' },
    });
  });

  it('are undone as a whole, and have no paper here', async () => {
    const made = await bring([header, 'SEN-4;Ąžuolas;2025-11-01;2025-11-15;80,00;80,00']);
    const { id } = await invoiceOf('SEN-4');
    for (const one of ['pdf', 'preview-pdf', 'letter'])
      expect((await admin.get(`/api/v1/invoices/${id}/${one}`).expect(409)).body).toMatchObject({
        code: 'opening_invoice.no_paper',
      });
    await admin.post(`${path}/${made.id}/undo`).expect(200);
    expect(await api.sql(`select 1 from invoice where number = 'SEN-4'`)).toEqual([]);
  });

  it('tell by column what cannot be imported, and know what is there already', async () => {
    const { rows } = await preview([
      'Number;Customer;Date;Due date;Total;Open;Currency',
      'SEN-1;Ąžuolas;2025-10-01;;1210,00;500,00;',
      'A-1;Nobody;2025-10-01;;;10,00;',
      'A-2;Ąžuolas;2025-10-20;2025-10-01;;10,00;',
      'A-3;Ąžuolas;2150-01-01;;;10,00;',
      'A-4;Ąžuolas;2025-10-01;;5,00;10,00;',
      'A-5;Ąžuolas;2025-10-01;;;10,00;NOK',
      'A-6;Ąžuolas;2025-10-01;;;-10,00;',
      'A-7;Ąžuolas;2025-10-01;;;0;',
      'A-2;Ąžuolas;2025-10-20;;;10,00;',
      'A-2;Ąžuolas;2025-10-21;;;10,00;',
    ]);
    expect(rows.map(({ outcome, problems }) => [outcome, ...problems.map(({ code }) => code)])).toEqual([
      ['skip'],
      ['create', 'opening_invoice.unknown_customer'],
      ['create', 'invoice.due_before_issue'],
      ['create', 'opening_invoice.not_yet'],
      ['create', 'opening_invoice.open_above_total'],
      ['create', 'opening_invoice.needs_rate'],
      ['create', 'opening_invoice.is_credit'],
      ['create', 'field.too_small'],
      ['create'],
      ['create', 'import.repeated'],
    ]);
  });

  it('take a rate only with its direction, and show it', async () => {
    const lines = (rate: string) => [`Number;Customer;Date;Open;Currency;${rate}`];
    const row = (cell: string) => `KR-1;Ąžuolas;2025-10-01;1000,00;NOK;${cell}`;
    const of = async (heading: string, cell: string, more: object = {}) =>
      (await preview([...lines(heading), row(cell)], more)).rows[0];
    expect(await of('Rate', '11,7354')).toMatchObject({
      exchangeRate: null,
      problems: [{ column: 'Rate', code: 'import.rate_direction', params: { value: '11,7354', currency: 'NOK', base: 'EUR' } }],
    });
    const published = { exchangeRate: 11.7354, exchangeRateInverted: true, problems: [] };
    expect(await of('Rate', '1 EUR = 11,7354 NOK')).toMatchObject(published);
    // The person says by the column which way the number goes.
    const columns = [
      { field: 'exchangeRate', index: null },
      { field: 'ratePerBase', index: 5 },
    ];
    expect(await of('Rate', '11,7354', { columns })).toMatchObject(published);
    await bring([...lines('Rate'), row('11,7354')], { columns });
    expect(await invoiceOf('KR-1')).toMatchObject({ balance: 1000, exchangeRate: 11.7354, exchangeRateInverted: true });
    const { body: customer } = await admin.get(`/api/v1/customers/${customerId}`).expect(200);
    expect(customer).toMatchObject({ currency: 'EUR' });
  });

  it('tell of a number that our own series will give, and sending says so where one was given all the same', async () => {
    const [series] = await api.sql<{ id: number; pattern: string; next: number }>(
      `select id, pattern, next_number as next from number_series where document_kind = 'invoice' and is_default`,
    );
    if (!series) throw new Error('no series');
    const number = formatNumber(series.pattern, series.next, today);
    const lines = [header, `${number};Ąžuolas;${today};;;10,00`];
    expect((await preview(lines)).rows[0]?.problems).toEqual([
      expect.objectContaining({ column: 'Sąskaitos numeris', code: 'opening_invoice.of_series' }),
    ]);
    const world = await invoiceWorld(api);
    const draft = await world.draft({ invoiceDate: today, dueDate: today });
    const begin = (at: number) => api.sql('update number_series set next_number = $1 where id = $2', [at, series.id]);
    await begin(series.next + 50);
    await bring([header, `${formatNumber(series.pattern, series.next + 40, today)};Ąžuolas;${today};;;10,00`]);
    await begin(series.next + 40);
    const { body } = await admin.post(`/api/v1/invoices/${draft.id}/send`).send({ noAccountConfirmed: true }).expect(409);
    expect(body).toMatchObject({ code: 'number_series.number_given' });
  });

  it('are not for roles without the right', async () => {
    await (
      await api.as('projectManager')
    )
      .post(path)
      .send(file([header]))
      .expect(403);
  });
});
