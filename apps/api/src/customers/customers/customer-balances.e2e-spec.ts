import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, todayIn, type CustomerRecord } from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aPayment, aSentInvoice } from '../../../test/builders/invoice.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => void (api = await testApp()));
afterAll(() => api.close());

it('a customer owes in each currency by itself, and is overdue from the day after the due date', async () => {
  const customerId = await store(api, aCustomer({ currency: 'EUR' }));
  const today = todayIn('Europe/Vilnius', new Date());
  const krona = { currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true };
  const invoices = [
    { dueDate: addDays(today, -1), balance: 1 },
    { dueDate: today, balance: 20 },
    { dueDate: addDays(today, 1), balance: 300 },
    { dueDate: addDays(today, -1), balance: 0.1, ...krona },
    { dueDate: today, balance: 0.02, ...krona },
  ];
  for (const [at, { balance, ...one }] of invoices.entries()) {
    const amounts = { subtotal: balance, net: balance, tax: 0, total: balance, balance };
    await store(api, aSentInvoice({ customerId, number: `B-${at}`, invoiceDate: addDays(today, -30), ...one, ...amounts }));
  }
  await store(api, aPayment({ customerId, amount: 7, unallocated: 7 }));
  await store(api, aPayment({ customerId, amount: 8, unallocated: 8, ...krona }));
  const { body } = await (await api.as('admin')).get(`/api/v1/customers/${customerId}`).expect(200);
  expect(body as CustomerRecord).toMatchObject({ receivable: 321, overdue: 1, unusedCredit: 7 });
  expect((body as CustomerRecord).otherBalances).toEqual([{ currency: 'NOK', receivable: 0.12, overdue: 0.1, unusedCredit: 8 }]);
});
