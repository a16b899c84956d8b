import { sql } from 'kysely';
import { income } from '../../books/income.ts';
import { customer, day, kind, month, project, quarter, week, year } from '../kit/dimensions.ts';
import type { Report, Right } from '../kit/report.ts';

export const incomeNeeds: { accrual: readonly Right[]; cash: readonly Right[] } = {
  accrual: [
    ['Invoice', 'total'],
    ['CreditNote', 'total'],
  ],
  cash: [
    ['Payment', 'amount'],
    ['CreditNote', 'total'],
    ['RetainerInvoice', 'total'],
  ],
};

/** What the firm earned, without tax: by the date of invoices and credit notes or, on cash basis, when their money came. */
export const incomeReport: Report = {
  name: 'income',
  needs: [],
  bases: incomeNeeds,
  facts: (db, { basis }) => income(db, basis, 'readable'),
  measures: {
    net: { unit: 'money', of: 'base_net' },
    tax: { unit: 'money', of: (sum) => sql`${sum('base_total')} - ${sum('base_net')}` },
    gross: { unit: 'money', of: 'base_total' },
  },
  dimensions: { month, quarter, year, week, day, customer, project, kind },
};
