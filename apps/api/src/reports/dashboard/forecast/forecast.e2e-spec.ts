import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, todayIn, type CashForecast } from '@kontor/domain';
import { aCustomer } from '../../../../test/builders/customer.ts';
import { aPayment, aSentInvoice } from '../../../../test/builders/invoice.ts';
import { store } from '../../../../test/builders/store.ts';
import { testApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
const today = todayIn('Europe/Vilnius', new Date());
const path = '/api/v1/dashboard/forecast';

beforeAll(async () => {
  api = await testApp();
  const slow = await store(api, aCustomer({ name: 'Slow' }));
  for (const [count, delay] of [20, 35, 50].entries()) {
    const dueDate = addDays(today, -200 + count);
    const paid = { customerId: slow, status: 'paid' as const, invoiceDate: dueDate, dueDate, paid: 100, balance: 0 };
    const invoiceId = await store(api, aSentInvoice({ ...paid, number: `OLD-${count}`, total: 100 }));
    const paymentId = await store(
      api,
      aPayment({ customerId: slow, paymentDate: addDays(dueDate, delay), amount: 100, unallocated: 0 }),
    );
    await api.sql('insert into payment_allocation (payment_id, invoice_id, amount, allocation_date) values ($1, $2, 100, $3)', [
      paymentId,
      invoiceId,
      addDays(dueDate, delay),
    ]);
  }
  const open = { customerId: slow, invoiceDate: addDays(today, -10), total: 100, balance: 100 };
  await store(api, aSentInvoice({ ...open, number: 'NEW-1', dueDate: addDays(today, 5) }));
  // Two hundred days late: nobody reckons with it, though it may come today.
  await store(api, aSentInvoice({ ...open, number: 'NEW-2', invoiceDate: addDays(today, -220), dueDate: addDays(today, -200) }));
});
afterAll(() => api.close());

const forecastFor = async (role: string): Promise<CashForecast> =>
  (await (await api.as(role)).get(path).expect(200)).body as CashForecast;

it('expects an invoice when its customer usually pays, between the quick and the slow of their last ones', async () => {
  const { within, currency } = await forecastFor('admin');
  expect(currency).toBe('EUR');
  expect(
    within?.map(({ days, received, receivedAtLeast, receivedAtMost, paid }) => [
      days,
      received,
      receivedAtLeast,
      receivedAtMost,
      paid,
    ]),
  ).toEqual([
    [30, 0, 0, 200, 0],
    [60, 100, 100, 200, 0],
    [90, 100, 100, 200, 0],
  ]);
});

it('takes the habit of all customers for one without, though the others owe nothing', async () => {
  const customerId = await store(api, aCustomer({ name: 'New' }));
  await api.sql(`update invoice set status = 'paid', paid = total, balance = 0 where number like 'NEW%'`);
  await store(api, aSentInvoice({ customerId, number: 'FIRST', invoiceDate: today, dueDate: today, total: 100, balance: 100 }));
  const { within } = await forecastFor('admin');
  // Half of them were paid within 35 days.
  expect(within?.map(({ received }) => received)).toEqual([0, 100, 100]);
});

it('tells nobody more than they may read', async () => {
  expect((await forecastFor('employee')).within).toBeNull();
  const blind = await api.asOwnRole([{ action: 'read', subject: ['Dashboard', 'Invoice'] }]);
  const { within } = (await blind.get(path).expect(200)).body as CashForecast;
  expect(within?.map(({ paid }) => paid)).toEqual([null, null, null]);
  await (await api.as('client')).get(path).expect(403);
});
