import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { billWorld, type BillWorld } from '../src/purchases/bills/bill.sample.ts';
import { resolved, type Schema } from './operations.ts';
import { aCustomer } from './builders/customer.ts';
import { store } from './builders/store.ts';
import { verify } from '../src/tools/verify.ts';
import { listPath, testApp, type TestApp } from './test-app.ts';

let api: TestApp;
let world: BillWorld;
beforeAll(async () => {
  api = await testApp();
  world = await billWorld(api);
});
afterAll(() => api.close());

type Body = { requestBody?: { content: Record<string, { schema?: Schema }> } };
const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Body>>;
};
/** Every operation that creates something in a currency, with the name of its field. */
const creates = Object.entries(document.paths).flatMap(([path, { post }]) => {
  const schema = post?.requestBody?.content['application/json']?.schema;
  const fields = schema ? Object.keys(resolved(schema).properties ?? {}) : [];
  const field = fields.find((one) => one === 'currency' || one === 'baseCurrency');
  // The set-up is over once a firm is there.
  return field && !path.includes('{') && !path.endsWith('/setup') ? [[path, field] as const] : [];
});

/** Every operation that takes an exchange rate. */
const rated = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    const fields = schema ? Object.keys(resolved(schema).properties ?? {}) : [];
    return fields.some((field) => /exchange|kurs/i.test(field)) ? [[method, path.replace(/\{\w+\}/g, '1')] as const] : [];
  }),
);

describe('an exchange rate', () => {
  it('is taken by every kind of document and payment', () =>
    expect([...new Set(rated.map(([, path]) => path.split('/')[3]))]).toEqual(
      expect.arrayContaining([
        ...['invoices', 'estimates', 'retainer-invoices', 'recurring-invoices', 'bills', 'recurring-bills'],
        ...['vendor-credit-notes', 'expenses', 'payments', 'vendor-payments'],
      ]),
    ));

  it.each(rated)('without its direction is refused: %s %s', async (method, path) => {
    const ask = async (body: object) =>
      (
        (await world.admin[method as 'post'](path).send({ currency: 'NOK', version: 1, ...body })).body as {
          errors?: Record<string, { code: string }>;
        }
      ).errors ?? {};
    for (const exchangeRateInverted of [undefined, null])
      expect(await ask({ exchangeRate: 11.7354, exchangeRateInverted })).toMatchObject({
        exchangeRateInverted: { code: 'document.enter_rate_direction' },
      });
    for (const exchangeRateInverted of [true, false])
      expect(await ask({ exchangeRate: 11.7354, exchangeRateInverted })).not.toHaveProperty('exchangeRateInverted');
  });

  it('stands on each payment in the direction in which it was typed', async () => {
    const rate = { currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true };
    const bill = await world.opened(rate);
    const input = { vendorId: world.vendorId, ...rate, paymentDate: '2026-03-05', method: 'bankTransfer' };
    const allocations = [{ billId: bill.id, amount: 1 }];
    const { body: paid } = await world.admin
      .post('/api/v1/vendor-payments')
      .send({ ...input, allocations })
      .expect(201);
    expect(paid).toMatchObject(rate);
    const customerId = await store(api, aCustomer());
    const received = { customerId, ...rate, amount: 1000, paymentDate: '2026-03-05', method: 'bankTransfer', allocations: [] };
    const { body: payment } = await world.admin.post('/api/v1/payments').send(received).expect(201);
    expect(payment).toMatchObject(rate);
    const { body: listed } = await world.admin.get(listPath('payments', { filter: { exchangeRate_gt: 11 } })).expect(200);
    expect(listed).toMatchObject([{ id: payment.id, ...rate }]);
  });

  it('that does not give the amount kept beside it is found by verify', async () => {
    const { body: expense } = await world.admin
      .post('/api/v1/expenses')
      .send({
        paidBy: 'employee',
        expenseDate: '2026-03-02',
        currency: 'NOK',
        amount: 1000,
        exchangeRate: 11.7354,
        exchangeRateInverted: true,
      })
      .expect(201);
    expect(expense).toMatchObject({ baseAmount: 85.21 });
    const before = await verify(api.url);
    expect(before.problems).toEqual([]);
    await api.sql('update expense set exchange_rate_inverted = false where id = $1', [expense.id]);
    await api.sql(`update payment set exchange_rate_inverted = false where currency = 'NOK'`);
    await api.sql(`update vendor_payment set exchange_rate_inverted = false where currency = 'NOK'`);
    const { problems, warnings } = await verify(api.url);
    expect(problems).toEqual([expect.stringContaining(`Expense ${expense.id}: 85.21 instead of 11735.40`)]);
    expect(warnings.join()).toContain('the rate of a payment to a vendor is far from that of what it pays');
    await api.sql('update expense set exchange_rate_inverted = true where id = $1', [expense.id]);
  });
});

describe('a currency', () => {
  it('is asked for wherever money comes from', () =>
    expect(creates.map(([path]) => path.replace('/api/v1/', ''))).toEqual(
      expect.arrayContaining(['bills', 'expenses', 'vendors', 'customers', 'invoices', 'bank-accounts', 'vendor-payments']),
    ));

  it.each(creates)('that does not exist is refused: POST %s', async (path, field) => {
    for (const code of ['XXX', 'XTS', 'XAU', 'DEM']) {
      const { body } = await world.admin
        .post(path)
        .send({ [field]: code })
        .expect(400);
      expect(body).toMatchObject({ errors: { [field]: { code: 'field.not_a_currency' } } });
    }
  });

  it('that was taken before stays readable, and a draft in it is mended by another', async () => {
    const { id } = await world.draft();
    await api.sql(`update bill set currency = 'XXX' where id = $1`, [id]);
    await api.sql(`update vendor set currency = 'XXX' where id = $1`, [world.otherVendorId]);
    const bill = await world.get(id);
    expect(bill.currency).toBe('XXX');
    expect((await world.admin.get(listPath('bills', { filter: { currency: 'XXX' } })).expect(200)).body).toMatchObject([{ id }]);
    await world.admin.get(`/api/v1/vendors/${world.otherVendorId}`).expect(200);
    const again = (currency: string) =>
      world.admin.put(`/api/v1/bills/${id}`).send({ ...world.input(), currency, version: bill.version });
    expect((await again('XXX').expect(400)).body).toMatchObject({ errors: { currency: { code: 'field.not_a_currency' } } });
    expect((await again('EUR').expect(200)).body).toMatchObject({ currency: 'EUR' });
  });
});
