import { expect, it } from '@jest/globals';
import type { AccountSum } from './account.ts';
import { accountsOf, ageOf } from './account.rules.ts';

it.each([
  ['2026-07-01', 'notDue'],
  ['2026-06-30', 'notDue'],
  ['2026-06-29', 'days1to30'],
  ['2026-05-31', 'days1to30'],
  ['2026-05-30', 'days31to60'],
  ['2026-05-01', 'days31to60'],
  ['2026-04-30', 'days61to90'],
  ['2026-04-01', 'days61to90'],
  ['2026-03-31', 'over90'],
])('what was due on %s is %s on the last of June', (dueDate, bucket) => {
  expect(ageOf(dueDate, '2026-06-30')).toBe(bucket);
});

it('goes on from what is on the pages before, and closes with those after', () => {
  const entry = (kind: 'bill' | 'payment', id: number, amount: number) => ({
    kind,
    id,
    date: '2026-06-05',
    reference: null,
    amount,
    currency: 'EUR',
  });
  const all = [entry('bill', 1, 0.1), entry('bill', 2, 0.2), entry('bill', 3, 0.4), entry('payment', 1, -0.3)];
  const days = { first: 'EUR', lastDay: '2026-06-30' };
  const sources = { openings: [{ currency: 'EUR', amount: 7 }], opens: [{ currency: 'EUR', dueDate: '2026-06-05', open: 9 }] };
  const accounts = (entries: typeof all, beside: AccountSum<'bill' | 'payment'>[]) =>
    accountsOf(['bill', 'payment'], { ...sources, entries, beside }, days);
  const [whole] = accounts(all, []);
  const [page] = accounts(all.slice(1, 2), [
    { currency: 'EUR', kind: 'bill', amount: 0.1, count: 1, isBefore: true },
    { currency: 'EUR', kind: 'bill', amount: 0.4, count: 1, isBefore: false },
    { currency: 'EUR', kind: 'payment', amount: -0.3, count: 1, isBefore: false },
  ]);
  expect(whole).toMatchObject({ closing: 7.4, rowCount: 4, totals: { bill: 0.7, payment: -0.3 }, credit: 1.6 });
  expect(page).toEqual({ ...whole, rows: whole?.rows.slice(1, 2) });
  expect(accounts([], [{ currency: 'DKK', kind: 'bill', amount: 5, count: 1, isBefore: true }])[1]).toMatchObject({
    currency: 'DKK',
    closing: 5,
  });
});
