import { sql } from 'kysely';
import { received, spent } from '../../books/cash.ts';
import { costNeeds } from '../expenses/expenses.report.ts';
import { incomeNeeds } from '../income/income.report.ts';
import { customer, day, kind, month, quarter, user, vendor, week, year } from '../kit/dimensions.ts';
import type { Report } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

/** Money that came and went, with tax, on the day it did and at the exchange rate of that payment. */
export const cashFlowReport: Report = {
  name: 'cashFlow',
  needs: incomeNeeds.cash,
  facts: (db) => [
    ...withColumns(db, received(db, 'readable'), { received: 'base_net', paid: 0 }),
    ...withColumns(db, spent(db, 'readable'), { received: 0, paid: sql`- w.base_net` }),
  ],
  measures: {
    received: { unit: 'money', of: 'received' },
    paid: { unit: 'money', of: 'paid', needs: costNeeds.cash },
    balance: { unit: 'money', of: (sum) => sql`${sum('received')} - ${sum('paid')}`, needs: costNeeds.cash },
  },
  dimensions: { month, quarter, year, week, day, customer, vendor, user, kind },
};
