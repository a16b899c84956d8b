import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDays,
  monthStart,
  sum,
  toBase,
  todayIn,
  type CustomerRecord,
  type Dashboard,
  type VendorRecord,
} from '@kontor/domain';
import { aCustomer } from '../../../test/builders/customer.ts';
import { aPayment, aSentInvoice } from '../../../test/builders/invoice.ts';
import { aProject } from '../../../test/builders/project.ts';
import { store } from '../../../test/builders/store.ts';
import { testApp, type Agent, type TestApp } from '../../../test/test-app.ts';
import { billWorld, type BillWorld } from '../../purchases/bills/bill.sample.ts';
import { anEntry, log } from '../../work/time-entries/hours.sample.ts';

const rates = {
  EUR: { currency: 'EUR', exchangeRate: 1, exchangeRateInverted: false },
  NOK: { currency: 'NOK', exchangeRate: 11.7354, exchangeRateInverted: true },
  SEK: { currency: 'SEK', exchangeRate: 0.0885, exchangeRateInverted: false },
} as const;
const all = Object.values(rates);
/** Nets whose cents differ once they are converted: a sum of groups would be a cent off. */
const nets = [100.01, 200.02, 333.33];
const today = todayIn('Europe/Vilnius', new Date());
const daysAgo = (days: number): string => addDays(today, -days);
const inMonth = (day: string): boolean => day >= monthStart(today);

let api: TestApp;
let admin: Agent;
let bills: BillWorld;
let customerId: number;
let dashboard: Dashboard;
const invoices: { net: number; total: number; invoiceDate: string; dueDate: string; rate: (typeof all)[number] }[] = [];
const inEuros = (of: 'net' | 'total', counts: (one: (typeof invoices)[number]) => boolean = () => true): number =>
  sum(invoices.filter(counts).map((one) => toBase(one[of], one.rate)));

beforeAll(async () => {
  api = await testApp();
  bills = await billWorld(api);
  admin = bills.admin;
  customerId = await store(api, aCustomer({ name: 'Trys valiutos', currency: 'EUR' }));
  let number = 0;
  for (const rate of all)
    for (const [at, net] of nets.entries()) {
      const tax = Math.round(net * 21) / 100;
      const [invoiceDate, dueDate] = at === 0 ? [today, addDays(today, 7)] : [daysAgo(60), daysAgo(10 * at)];
      const one = { net, total: sum([net, tax]), invoiceDate, dueDate, rate };
      invoices.push(one);
      const amounts = { subtotal: net, net, tax, total: one.total, balance: one.total };
      await store(api, aSentInvoice({ customerId, number: `CUR-${(number += 1)}`, invoiceDate, dueDate, ...rate, ...amounts }));
    }
  for (const rate of all)
    await store(api, aPayment({ customerId, paymentDate: today, ...rate, amount: 77.77, unallocated: 77.77 }));
  for (const rate of all) await bills.opened({ ...rate, billDate: daysAgo(30), dueDate: daysAgo(5) });
  await bills.opened({ billDate: addDays(today, 0), dueDate: addDays(today, 9) });
  for (const { currency } of [...all, { currency: 'USD' }]) {
    const of = await store(api, aCustomer({ name: `Hours in ${currency}`, currency }));
    const projectId = await store(api, aProject({ customerId: of, name: currency, billing: 'projectRate', hourlyRate: 85 }));
    await log(admin, anEntry(projectId, { workDate: '2026-10-05', minutes: 60 }));
  }
  dashboard = (await admin.get('/api/v1/dashboard').expect(200)).body as Dashboard;
});
afterAll(() => api.close());

describe('a firm with three currencies', () => {
  it('sees what it is owed in its own, from the cents of each invoice', () => {
    expect(dashboard.receivable?.value).toBe(inEuros('total'));
    expect(dashboard.overdue?.value).toBe(inEuros('total', ({ dueDate }) => dueDate < today));
    expect(sum((dashboard.aged ?? []).map(({ amount }) => amount))).toBe(inEuros('total'));
  });

  it('compares what was invoiced with tax to what was received with tax', () => {
    const month = dashboard.cash?.at(-1);
    expect(month?.invoiced).toBe(inEuros('net', ({ invoiceDate }) => inMonth(invoiceDate)));
    expect(month?.invoicedTotal).toBe(inEuros('total', ({ invoiceDate }) => inMonth(invoiceDate)));
    expect(month?.received).toBe(sum(all.map((rate) => toBase(77.77, rate))));
    expect(dashboard.invoicedThisMonth?.value).toBe(month?.invoiced);
  });

  it('counts unbilled hours in other currencies at their latest rate, and those without a rate apart', () => {
    expect(dashboard.unbilledMinutes).toBe(240);
    expect(dashboard.unbilledAmount).toBe(sum(all.map((rate) => toBase(85, rate))));
    expect(dashboard.unbilledInOthers).toEqual([{ currency: 'USD', amount: 85 }]);
  });

  it('sees what it owes in its own', () =>
    expect(sum((dashboard.payable ?? []).map(({ amount }) => amount))).toBe(sum([...all.map((rate) => toBase(121, rate)), 121])));

  it('sees the balance of a customer and a vendor in each of them', async () => {
    const customer = (await admin.get(`/api/v1/customers/${customerId}`).expect(200)).body as CustomerRecord;
    const owed = (currency: string, counts: (one: (typeof invoices)[number]) => boolean = () => true): number =>
      sum(invoices.filter((one) => one.rate.currency === currency && counts(one)).map(({ total }) => total));
    const late = (one: { dueDate: string }) => one.dueDate < today;
    const balance = (currency: string) => ({ receivable: owed(currency), overdue: owed(currency, late), unusedCredit: 77.77 });
    expect(customer).toMatchObject(balance('EUR'));
    expect(customer.otherBalances).toEqual(['NOK', 'SEK'].map((currency) => ({ currency, ...balance(currency) })));
    const vendor = (await admin.get(`/api/v1/vendors/${bills.vendorId}`).expect(200)).body as VendorRecord;
    expect(vendor).toMatchObject({ payable: 242, overdue: 121 });
    expect(vendor.otherBalances).toEqual(['NOK', 'SEK'].map((currency) => ({ currency, payable: 121, overdue: 121 })));
  });

  it('hides balances in other currencies with those in the own', async () => {
    const manager = (await (await api.as('projectManager')).get(`/api/v1/customers/${customerId}`).expect(200)).body as object;
    expect(manager).not.toHaveProperty('receivable');
    expect(manager).not.toHaveProperty('otherBalances');
  });
});
