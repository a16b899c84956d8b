import { expect, it } from '@jest/globals';
import { accountPage, accountsOf, ageOf, pageOfAccount } from './account.rules.ts';

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

it('has pages, which go on from each other', () => {
  const entries = Array.from({ length: accountPage + 2 }, (_, at) => ({
    kind: 'bill' as const,
    id: at + 1,
    date: '2026-06-05',
    reference: null,
    amount: 1,
    currency: 'EUR',
  }));
  const [account] = accountsOf(['bill'], { openings: [], entries, opens: [] }, { first: 'EUR', lastDay: '2026-06-30' });
  if (!account) throw new Error('no account');
  const pages = [1, 2, 3].map((page) => pageOfAccount(account, page));
  expect(pages.map(({ rows, rowCount, closing }) => [rows.length, rowCount, closing])).toEqual([
    [500, 502, 502],
    [2, 502, 502],
    [0, 502, 502],
  ]);
  expect(pages[1]?.rows.map(({ balance }) => balance)).toEqual([501, 502]);
});
