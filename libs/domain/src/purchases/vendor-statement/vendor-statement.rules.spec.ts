import { expect, it } from '@jest/globals';
import { vendorStatementsOf } from './vendor-statement.rules.ts';
import type { VendorStatementEntry } from './vendor-statement.ts';

const entry = (kind: VendorStatementEntry['kind'], date: string, amount: number): VendorStatementEntry => ({
  kind,
  id: 1,
  documentId: 1,
  date,
  reference: null,
  amount,
  currency: 'EUR',
  parts: [],
});
const days = { first: 'EUR', lastDay: '2026-06-30' };

it('adds bills and refunds, takes payments and credit notes, and on one day the bill comes first', () => {
  const [statement] = vendorStatementsOf(
    {
      openings: [{ currency: 'EUR', amount: 50 }],
      entries: [
        entry('refund', '2026-06-05', 0.2),
        entry('payment', '2026-06-05', -100.1),
        entry('creditNote', '2026-06-05', -20.3),
        entry('bill', '2026-06-05', 121),
      ],
      opens: [{ currency: 'EUR', dueDate: '2026-06-15', open: 70.9 }],
    },
    days,
  );
  expect(statement).toMatchObject({ opening: 50, billed: 121, credited: 20.3, paid: 100.1, refunded: 0.2, closing: 50.8 });
  expect(statement).toMatchObject({ credit: 20.1 });
  expect(statement?.rows.map(({ kind, balance }) => [kind, balance])).toEqual([
    ['bill', 171],
    ['creditNote', 150.7],
    ['payment', 50.6],
    ['refund', 50.8],
  ]);
});

it('leads with the currency of the vendor, also when nothing happened', () => {
  const statements = vendorStatementsOf({ openings: [{ currency: 'DKK', amount: 5 }], entries: [], opens: [] }, days);
  expect(statements.map(({ currency, closing, rows }) => [currency, closing, rows])).toEqual([
    ['EUR', 0, []],
    ['DKK', 5, []],
  ]);
});
