import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDays,
  todayIn,
  type CreditNoteDetail,
  type Dashboard,
  type InvoiceDetail,
  type PaymentRecord,
  type RetainerInvoiceDetail,
  type Statement,
} from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';
import { verify } from '../../tools/verify.ts';
import { invoiceWorld, type InvoiceWorld } from '../invoices/invoices.sample.ts';

let api: TestApp;
let world: InvoiceWorld;
const today = todayIn('Europe/Vilnius', new Date());
const at = (rate: number) => ({ exchangeRate: rate, exchangeRateInverted: true });
/** 121.00 with tax. */
const issued = (currency: string, rate: number, invoiceDate = '2026-03-02'): Promise<InvoiceDetail> =>
  world.sent({ currency, ...at(rate), invoiceDate, dueDate: addDays(invoiceDate, 14) });
const command = (id: number, verb: string, body: object = {}) => world.admin.post(`/api/v1/invoices/${id}/${verb}`).send(body);
const paid = { paymentDate: '2026-03-20', method: 'bankTransfer' };
const paymentOf = async (id: number): Promise<PaymentRecord> =>
  ((await world.admin.get(`/api/v1/invoices/${id}/payments`).expect(200)).body as PaymentRecord[])[0] as PaymentRecord;

beforeAll(async () => {
  api = await testApp();
  world = await invoiceWorld(api);
});
afterEach(async () => expect((await verify(api.url)).problems).toEqual([]));
afterAll(() => api.close());

it('a payment in the own currency has no difference, whatever it says', async () => {
  const { id } = await world.sent();
  await command(id, 'mark-paid', { ...paid, ...at(3) }).expect(200);
  expect(await paymentOf(id)).toMatchObject({ exchangeRate: 1, exchangeDifference: 0 });
});

describe('settled at another rate without a new payment', () => {
  const post = async <T>(path: string, body: object, status = 200): Promise<T> =>
    (await world.admin.post(`/api/v1/${path}`).send(body).expect(status)).body as T;
  const inCurrency = (customerId: number, rate: number): Promise<InvoiceDetail> =>
    world.sent({ customerId, currency: 'NOK', ...at(rate) });
  const gained = async (customerId: number, currency = 'NOK'): Promise<number | undefined> => {
    const { body } = await world.admin.get(`/api/v1/customers/${customerId}/statement?from=2026-01-01&to=${today}`).expect(200);
    return (body as Statement[]).find((one) => one.currency === currency)?.exchangeDifference;
  };
  // 121 NOK are 11.00 EUR at 11 and 12.10 at 10.

  it('credit of a payment keeps the rate at which it came', async () => {
    const customerId = await store(api, aCustomer({ currency: 'NOK' }));
    const deposit = { customerId, ...paid, amount: 121, currency: 'NOK', ...at(10), allocations: [] };
    await post('payments', deposit, 201);
    const { id } = await inCurrency(customerId, 11);
    expect(await gained(customerId)).toBe(0);
    await command(id, 'use-credit').expect(200);
    expect(await gained(customerId)).toBe(1.1);
  });

  it('the credit note of one invoice makes a difference on another, and none once that is undone', async () => {
    const customerId = await store(api, aCustomer({ currency: 'NOK' }));
    const own = await inCurrency(customerId, 10);
    await command(own.id, 'record-payment', { ...paid, amount: 121, ...at(10) }).expect(200);
    const lines = own.lines.map(({ id }) => ({ invoiceLineId: id, quantity: 1 }));
    const body = { invoiceId: own.id, creditNoteDate: '2026-03-20', reason: 'Wrong', lines };
    const { id } = await post<CreditNoteDetail>('credit-notes', body, 201);
    await post(`credit-notes/${id}/send`, {});
    const other = await inCurrency(customerId, 11);
    await command(other.id, 'use-credit').expect(200);
    const note = (await world.admin.get(`/api/v1/credit-notes/${id}`).expect(200)).body as CreditNoteDetail;
    expect(note.allocations).toMatchObject([{ invoiceId: other.id, exchangeDifference: 1.1 }]);
    expect(await gained(customerId)).toBe(1.1);
    await post(`credit-notes/${id}/undo-use`, { invoiceId: other.id });
    expect(await gained(customerId)).toBe(0);
  });

  it('an advance makes one on the invoice that was sent with it, not on its draft', async () => {
    const customerId = await store(api, aCustomer({ currency: 'NOK' }));
    const basis = { customerId, currency: 'NOK', ...at(10), noProjectConfirmed: true };
    const { id, total } = await post<RetainerInvoiceDetail>('retainer-invoices', world.input(basis), 201);
    await post(`retainer-invoices/${id}/send`, { noAccountConfirmed: true });
    await post(`retainer-invoices/${id}/mark-paid`, { ...paid, ...at(10) });
    const draft = await world.draft({ customerId, currency: 'NOK', ...at(11), lines: [world.line({ unitPrice: 1000 })] });
    await post(`retainer-invoices/${id}/apply`, { invoiceId: draft.id, amount: total });
    expect(await gained(customerId)).toBe(0);
    await command(draft.id, 'send', { noAccountConfirmed: true }).expect(200);
    const [use] = ((await world.admin.get(`/api/v1/retainer-invoices/${id}`).expect(200)).body as RetainerInvoiceDetail)
      .applications;
    expect(use?.exchangeDifference).toBeGreaterThan(0);
    expect(await gained(customerId)).toBe(use?.exchangeDifference);
  });
});

it('the newest rate of the books up to a day is told with its day; of the own currency there is none', async () => {
  const newest = async (currency: string, day: string): Promise<unknown> =>
    (await world.admin.get(`/api/v1/exchange-rates/newest?currency=${currency}&day=${day}`).expect(200)).body;
  const { id } = await issued('HUF', 380);
  await command(id, 'mark-paid', { ...paid, ...at(390) }).expect(200);
  const of = (exchangeRate: number, rateDate: string) => ({ exchangeRate, exchangeRateInverted: true, rateDate });
  expect(await newest('HUF', '2026-03-26')).toEqual([of(390, '2026-03-20')]);
  expect(await newest('HUF', '2026-03-19')).toEqual([of(380, '2026-03-02')]);
  expect(await newest('HUF', '2026-03-01')).toEqual([]);
  expect(await newest('EUR', '2026-03-26')).toEqual([]);
  await world.admin.get('/api/v1/exchange-rates/newest?currency=HUF&day=2026-02-30').expect(400);
});

describe('a payment in another currency', () => {
  it('has the rate that is typed, and the difference to the rate of the invoice is a row of its own', async () => {
    const { id } = await issued('NOK', 11);
    await command(id, 'record-payment', { ...paid, amount: 121, ...at(10) }).expect(200);
    // 121 NOK are 11.00 EUR at the rate of the invoice and 12.10 at that of the payment.
    expect(await paymentOf(id)).toMatchObject({
      exchangeRate: 10,
      exchangeRateInverted: true,
      exchangeDifference: 1.1,
      allocations: [{ invoiceId: id, amount: 121, exchangeDifference: 1.1 }],
    });
    expect(await world.get(id)).toMatchObject({ status: 'paid', total: 121, exchangeRate: 11 });
  });

  it('is told by what came to the account, and the rate follows to the cent', async () => {
    const { id } = await issued('DKK', 7.46);
    await command(id, 'mark-paid', { ...paid, baseAmount: 16.2 }).expect(200);
    // 121 DKK are 16.22 EUR at 7.46.
    expect(await paymentOf(id)).toMatchObject({ exchangeRateInverted: true, exchangeDifference: -0.02 });
    const another = await issued('DKK', 7.46);
    const both = await command(another.id, 'mark-paid', { ...paid, baseAmount: 16.2, ...at(7) }).expect(422);
    expect(both.body).toMatchObject({
      code: 'payment.rate_or_amount',
      errors: { baseAmount: { code: 'payment.rate_or_amount' } },
    });
  });

  it('is refused with a rate without its direction', async () => {
    const { id } = await issued('CZK', 25);
    const { body } = await command(id, 'record-payment', { ...paid, amount: 1, exchangeRate: 25 }).expect(400);
    expect(body).toMatchObject({ errors: { exchangeRateInverted: { code: 'document.enter_rate_direction' } } });
  });

  it('marked as paid takes the newest rate of that day, not that of the invoice, and none of later', async () => {
    const { id } = await issued('SEK', 10);
    await issued('SEK', 11, '2026-03-10');
    await issued('SEK', 12, '2026-03-25');
    await command(id, 'mark-paid', paid).expect(200);
    expect(await paymentOf(id)).toMatchObject({ exchangeRate: 11, exchangeDifference: -1.1 });
  });

  it('at par has a difference too', async () => {
    const { id } = await issued('USD', 1.1, '2026-03-25');
    await command(id, 'mark-paid', { ...paid, paymentDate: '2026-03-27', baseAmount: 121 }).expect(200);
    expect(await paymentOf(id)).toMatchObject({ exchangeRate: 1, exchangeDifference: 11 });
  });

  it('that is undone takes the difference with it, and the figures of the month know each', async () => {
    const figure = async (): Promise<number | null> =>
      ((await world.admin.get('/api/v1/dashboard').expect(200)).body as Dashboard).exchangeThisMonth;
    const before = (await figure()) ?? 0;
    const { id } = await issued('PLN', 4.4, today);
    await command(id, 'record-payment', { ...paid, paymentDate: today, amount: 121, ...at(4) }).expect(200);
    expect(await figure()).toBeCloseTo(before + 30.25 - 27.5, 2);
    const { id: paymentId, version } = await paymentOf(id);
    await world.admin.delete(`/api/v1/payments/${paymentId}`).set('If-Match', `"${version}"`).expect(200);
    expect(await figure()).toBe(before);
  });
});
