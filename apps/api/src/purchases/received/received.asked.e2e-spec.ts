import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BillDetail, EInvoice, PayableBill, ReceivedDocument, VendorCreditNoteDetail } from '@kontor/domain';
import { aTaxRate } from '../../../test/builders/item.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { anEInvoiceFile, buyerOfFiles, sendEInvoice } from './received.sample.ts';

let api: TestApp;
let admin: Agent;
let number = 0;
beforeAll(async () => {
  api = await testApp();
  admin = await api.as('admin');
  await store(api, aTaxRate({ isDefault: true, validFrom: '2020-01-01' }));
  await api.sql(`update organisation set name = $1, legal_code = $2, vat_code = $3, country = 'LT', is_vat_registered = true`, [
    ...[buyerOfFiles.name, buyerOfFiles.legalCode, buyerOfFiles.vatCode],
  ]);
});
afterAll(() => api.close());
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));

/** 25.48 with tax: 21.06 and 4.42. */
const asking = (settled: Partial<EInvoice['totals']>, type = '380'): string =>
  anEInvoiceFile({
    change: ({ lines, taxes }) => ({
      type,
      number: `A-${(number += 1)}`,
      date: '2026-11-02',
      dueDate: type === '381' ? null : '2026-11-16',
      lines: lines.map((line) => ({ ...line, price: 21.06, net: 21.06 })),
      taxes: taxes.map((row) => ({ ...row, base: 21.06, amount: 4.42 })),
      totals: {
        lines: 21.06,
        allowances: 0,
        charges: 0,
        net: 21.06,
        tax: 4.42,
        total: 25.48,
        prepaid: 0,
        rounding: 0,
        due: 25.48,
        ...settled,
      },
    }),
  });
const made = async (content: string): Promise<number> =>
  ((await sendEInvoice(admin, content).expect(201)).body as ReceivedDocument).id;
const bill = async (id: number): Promise<BillDetail> => (await admin.get(`/api/v1/bills/${id}`).expect(200)).body as BillDetail;
const note = async (id: number): Promise<VendorCreditNoteDetail> =>
  (await admin.get(`/api/v1/vendor-credit-notes/${id}`).expect(200)).body as VendorCreditNoteDetail;
const opened = async (content: string): Promise<BillDetail> => {
  const id = await made(content);
  await admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200);
  return bill(id);
};
const pay = (id: number, amount: number) =>
  admin.post(`/api/v1/bills/${id}/record-payment`).send({ paymentDate: '2026-11-10', amount, method: 'bankTransfer' });
const proposed = async (id: number): Promise<number | undefined> =>
  (
    (await admin.get('/api/v1/payment-runs/payable-bills?currency=EUR').expect(200)).body as (PayableBill & { id?: number })[]
  ).find((one) => one.billId === id || one.id === id)?.balance;

describe('the sum asked for is the sum booked', () => {
  it.each([
    ['rounded, and called so', { rounding: -0.01, due: 25.47 }],
    ['rounded without a word', { due: 25.47 }],
  ])('%s: 25.47 settle 25.48', async (_what, totals) => {
    const { id, ...asked } = await opened(asking(totals));
    expect(asked).toMatchObject({ total: 25.48, tax: 4.42, rounding: -0.01, prepaid: 0, balance: 25.47 });
    expect(asked.received?.findings).toContainEqual({ code: 'received.rounding', params: { amount: -0.01 } });
    expect(await proposed(id)).toBe(25.47);
    await pay(id, 25.48).expect(422);
    await pay(id, 25.47).expect(200);
    expect(await bill(id)).toMatchObject({ status: 'paid', paid: 25.47, balance: 0 });
  });

  it('paid in part before: the rest is asked', async () => {
    const { id, ...asked } = await opened(asking({ prepaid: 20, due: 5.48 }));
    expect(asked).toMatchObject({ status: 'open', total: 25.48, prepaid: 20, balance: 5.48 });
    expect(await proposed(id)).toBe(5.48);
  });

  it('paid in full before: nothing is asked, and it is taken back like an unpaid one', async () => {
    const { id, ...asked } = await opened(asking({ prepaid: 25.48, due: 0 }));
    expect(asked).toMatchObject({ status: 'paid', paid: 0, prepaid: 25.48, balance: 0 });
    expect(await proposed(id)).toBeUndefined();
    await admin.post(`/api/v1/bills/${id}/redraft`).send({}).expect(200);
    await admin.post(`/api/v1/bills/${id}/open`).send({}).expect(200);
    await admin.post(`/api/v1/bills/${id}/void`).send({ reason: 'Not ours' }).expect(200);
    expect(await bill(id)).toMatchObject({ status: 'void', balance: 0 });
  });

  it('more paid before than it comes to: nothing is asked, and it is told', async () => {
    const { balance, received } = await opened(asking({ prepaid: 30, due: -4.52 }));
    expect(balance).toBe(0);
    expect(received?.findings).toContainEqual({ code: 'received.overpaid', params: { amount: 4.52 } });
  });

  it('a draft keeps both when something else of it changes, and refuses more than there is', async () => {
    const id = await made(asking({ prepaid: 20, rounding: 0.02, due: 5.5 }));
    const { rounding: _, prepaid: __, ...before } = await bill(id);
    const keys = ['vendorId', 'number', 'billDate', 'dueDate', 'currency', 'exchangeRate', 'pricesIncludeTax'] as const;
    const lines = before.lines.map(({ description, quantity, unit, unitCost, taxRateId }) => ({
      description,
      quantity,
      unit,
      unitCost,
      taxRateId,
    }));
    const input = { ...Object.fromEntries(keys.map((key) => [key, before[key]])), lines, doubleConfirmed: true };
    const put = (more: object, version: number) => admin.put(`/api/v1/bills/${id}`).send({ ...input, ...more, version });
    const kept = (await put({ comment: 'Seen' }, before.version).expect(200)).body as BillDetail;
    expect(kept).toMatchObject({ rounding: 0.02, prepaid: 20, balance: 5.5 });
    expect((await put({ prepaid: 26 }, kept.version).expect(422)).body).toMatchObject({
      errors: { prepaid: { code: 'bill.prepaid_above_total' } },
    });
    expect((await put({ prepaid: 0 }, kept.version).expect(200)).body).toMatchObject({ prepaid: 0, balance: 25.5 });
  });
});

describe('a credit note of a vendor', () => {
  it('is worth what the vendor rounds it to', async () => {
    const id = await made(asking({ rounding: 0.02, due: 25.5 }, '381'));
    await admin.post(`/api/v1/vendor-credit-notes/${id}/open`).send({}).expect(200);
    expect(await note(id)).toMatchObject({ status: 'open', total: 25.48, rounding: 0.02, available: 25.5 });
    const refund = { refundDate: '2026-11-10', amount: 25.5, method: 'bankTransfer' };
    await admin.post(`/api/v1/vendor-credit-notes/${id}/refund`).send(refund).expect(200);
    expect(await note(id)).toMatchObject({ status: 'used', available: 0 });
  });

  it('that the vendor counts as used is used, and can be voided', async () => {
    const id = await made(asking({ prepaid: 25.48, due: 0 }, '381'));
    await admin.post(`/api/v1/vendor-credit-notes/${id}/open`).send({}).expect(200);
    expect(await note(id)).toMatchObject({ status: 'used', prepaid: 25.48, available: 0 });
    await admin.post(`/api/v1/vendor-credit-notes/${id}/void`).send({ reason: 'Twice' }).expect(200);
  });
});

describe('an account that an e-invoice brought', () => {
  it('is held back from the bank until somebody who may pay confirms it', async () => {
    const bankAccount = { bankName: 'Bankas', iban: 'LT601010012345678901', currency: 'EUR', isDefault: true, kidMethod: 'none' };
    const { body: bank } = await admin.post('/api/v1/bank-accounts').send(bankAccount).expect(201);
    const seller = { name: 'UAB Nauja', vatId: 'LT119511515', legalId: null, endpoint: null };
    const content = anEInvoiceFile({
      change: (invoice) => ({
        number: 'ACC-1',
        date: '2026-11-02',
        dueDate: '2026-11-16',
        seller: { ...invoice.seller, ...seller },
      }),
    });
    const { id: billId, vendorId } = await opened(content);
    const run = {
      paymentDate: '2099-01-05',
      currency: 'EUR',
      bankAccountId: (bank as { id: number }).id,
      lines: [{ billId, amount: 121 }],
    };
    const { body: vendor } = await admin.get(`/api/v1/vendors/${vendorId}`).expect(200);
    expect(vendor).toMatchObject({ accountUnconfirmed: true, accountChangedByName: null, accountFromEInvoice: 'ACC-1' });
    expect((await admin.post('/api/v1/payment-runs').send(run).expect(422)).body).toMatchObject({
      errors: { 'lines.0.billId': { code: 'payment_run.account_unconfirmed' } },
    });
    const confirm = (by: Agent) =>
      by.post(`/api/v1/vendors/${vendorId}/confirm-account`).set('If-Match', `"${(vendor as { version: number }).version}"`);
    await confirm(await api.as('employee')).expect(403);
    await confirm(admin).expect(200);
    await admin.post('/api/v1/payment-runs').send(run).expect(201);
  });
});
