import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BillDetail, ImportRecord, OpeningBillPreview } from '@kontor/domain';
import type pg from 'pg';
import { aVendor } from '../../../test/builders/bill.ts';
import { store } from '../../../test/builders/store.ts';
import { listPath, testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { addsUpAgain } from '../bills/bill.proof.ts';

let api: TestApp;
let admin: Agent;
let vendorId: number;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  vendorId = await store(api, aVendor({ name: 'Popierius, UAB', legalCode: '304567894', currency: 'EUR', paymentTermsDays: 10 }));
});
afterAll(() => api.close());

const path = '/api/v1/opening-bill-imports';
const header = 'Sąskaitos numeris;Tiekėjas;Sąskaitos data;Apmokėti iki;Likutis;Mokėjimo nuoroda';
const file = (lines: string[], more: object = {}) => ({ fileName: 'skolos.csv', content: lines.join('\n'), ...more });
const preview = async (lines: string[]): Promise<OpeningBillPreview> =>
  (await admin.post(`${path}/preview`).send(file(lines)).expect(200)).body as OpeningBillPreview;
const bring = async (lines: string[]): Promise<ImportRecord> =>
  (
    await admin
      .post(path)
      .send(file([header, ...lines]))
      .expect(201)
  ).body as ImportRecord;
const billOf = async (number: string): Promise<BillDetail> => {
  const [row] = await api.sql<{ id: number }>('select id from bill where number = $1', [number]);
  return (await admin.get(`/api/v1/bills/${row?.id}`).expect(200)).body as BillDetail;
};

describe('imports of opening bills', () => {
  it('bring what is still owed, without tax and lines', async () => {
    await bring(['S-1;Popierius, UAB;2025-10-01;2025-10-15;500,00;RF18539007547034', 'S-2;popierius, uab;2025-10-02;;100,50;']);
    expect(await billOf('S-1')).toMatchObject({
      opening: true,
      status: 'open',
      dueDate: '2025-10-15',
      lines: [],
      taxes: [],
      tax: 0,
      total: 500,
      balance: 500,
      paymentReference: 'RF18539007547034',
    });
    expect(await billOf('S-2')).toMatchObject({ dueDate: '2025-10-12', balance: 100.5 });
    const { body: vendor } = await admin.get(`/api/v1/vendors/${vendorId}`).expect(200);
    expect(vendor).toMatchObject({ payable: 600.5, overdue: 600.5 });
    const client = { query: async (text: string, values?: unknown[]) => ({ rows: await api.sql(text, values) }) };
    expect((await addsUpAgain('bill', 'Bill', 'bills')(client as unknown as pg.Client)).problems).toEqual([]);
  });

  it('never wait for their paper', async () => {
    const { body: before } = await admin.get('/api/v1/bills/counts').expect(200);
    await bring(['S-9;Popierius, UAB;2025-10-01;;1,00;']);
    const { id } = await billOf('S-9');
    expect((await admin.get('/api/v1/bills/counts').expect(200)).body).toMatchObject({
      all: (before as { all: number }).all + 1,
      withoutPaper: (before as { withoutPaper: number }).withoutPaper,
    });
    const { body: queue } = await admin.get(listPath('bills', { filter: { withoutPaper: true } })).expect(200);
    expect((queue as { id: number }[]).map((one) => one.id)).not.toContain(id);
  });

  it('never become drafts, and are voided where they were wrong', async () => {
    await bring(['S-3;Popierius, UAB;2025-10-01;;30,00;']);
    const { id, version } = await billOf('S-3');
    expect((await admin.post(`/api/v1/bills/${id}/redraft`).send({ version }).expect(409)).body).toMatchObject({
      code: 'opening_bill.no_draft',
    });
    await admin.post(`/api/v1/bills/${id}/void`).send({ version, reason: 'Paid before' }).expect(200);
  });

  it('are undone as a whole, until one of them is paid', async () => {
    const made = await bring(['S-4;Popierius, UAB;2025-11-01;;80,00;']);
    const { id } = await billOf('S-4');
    const payment = { amount: 30, paymentDate: '2025-11-20', method: 'bankTransfer' };
    const { body: paid } = await admin.post(`/api/v1/bills/${id}/record-payment`).send(payment);
    expect(paid).toMatchObject({ paid: 30, balance: 50 });
    expect((await admin.post(`${path}/${made.id}/undo`).expect(409)).body).toMatchObject({
      code: 'opening_bill.paid',
      params: { number: 'S-4' },
    });
    const other = await bring(['S-5;Popierius, UAB;2025-11-01;;80,00;']);
    await admin.post(`${path}/${other.id}/undo`).expect(200);
    expect(await api.sql(`select 1 from bill where number = 'S-5'`)).toEqual([]);
  });

  it('take a rate only with its direction', async () => {
    const of = async (heading: string, cell: string) =>
      (await preview([`Number;Vendor;Date;Open;Currency;${heading}`, `KR-1;Popierius, UAB;2025-10-01;1000,00;NOK;${cell}`]))
        .rows[0];
    expect(await of('Kursas', '11,7354')).toMatchObject({
      problems: [{ column: 'Kursas', code: 'import.rate_direction', params: { value: '11,7354', currency: 'NOK', base: 'EUR' } }],
    });
    const inEuros = { exchangeRate: 0.0852, exchangeRateInverted: false, problems: [] };
    expect(await of('Kursas', '100 NOK = 8,52 EUR')).toMatchObject(inEuros);
    expect(await of('Rate in base currency', '0,0852')).toMatchObject(inEuros);
  });

  it('tell by column what cannot be imported, and know what is there already', async () => {
    const { rows } = await preview([
      'Number;Vendor;Date;Due date;Open;Currency',
      's-1;Popierius, UAB;2025-10-01;;500,00;',
      'A-1;Nobody;2025-10-01;;10,00;',
      'A-2;Popierius, UAB;2025-10-20;2025-10-01;10,00;',
      'A-3;Popierius, UAB;2150-01-01;;10,00;',
      'A-4;Popierius, UAB;2025-10-01;;10,00;NOK',
      'A-5;Popierius, UAB;2025-10-01;;-10,00;',
      'A-6;Popierius, UAB;2025-10-01;;0;',
      'A-7;Popierius, UAB;2025-10-01;;1,00;',
      'a-7;Popierius, UAB;2025-10-02;;1,00;',
      'a-2;Popierius, UAB;2025-10-20;;10,00;',
    ]);
    expect(rows.map(({ outcome, problems }) => [outcome, ...problems.map(({ code }) => code)])).toEqual([
      ['skip'],
      ['create', 'opening_bill.unknown_vendor'],
      ['create', 'bill.due_before_date'],
      ['create', 'opening_bill.not_yet'],
      ['create', 'opening_bill.needs_rate'],
      ['create', 'opening_bill.is_credit'],
      ['create', 'field.too_small'],
      ['create'],
      ['create', 'import.repeated'],
      ['create'],
    ]);
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
