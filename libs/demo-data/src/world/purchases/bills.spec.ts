import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { billedVendors, billRows, billsOf } from './bills.ts';
import { vendorRows } from './vendors.ts';

it('names the bills of one payment as far as the column of its reference goes, however many there are', () => {
  const [begin, lastDay] = ['2026-01-01', '2026-11-20'];
  const sellers = billedVendors(vendorRows(`${begin}T08:00:00Z`, lastDay, 1));
  const paid = billsOf(sellers, [], begin, lastDay, 1, 1).find(({ payments }) => payments.length === 1);
  expect(paid).toBeDefined();
  const payOf = (count: number) =>
    billRows(paid ? Array.from({ length: count }, (_, n) => ({ ...paid, id: n + 1 })) : []).payments;
  expect(payOf(2)).toMatchObject([{ reference: `${paid?.columns.number}, ${paid?.columns.number}` }]);
  const [many, ...others] = payOf(60);
  expect(others).toEqual([]);
  expect(many?.['reference']).toHaveLength(100);
});
