import { sql } from 'kysely';
import {
  category,
  customer,
  day,
  item,
  kind,
  month,
  project,
  quarter,
  taxRate,
  user,
  vendor,
  week,
  year,
} from '../kit/dimensions.ts';
import type { Report, Right } from '../kit/report.ts';
import { costFacts } from './cost-facts.ts';

export const costNeeds: { accrual: readonly Right[]; cash: readonly Right[] } = {
  accrual: [
    ['Bill', 'total'],
    ['VendorCreditNote', 'total'],
    ['Expense', 'amount'],
  ],
  cash: [
    ['VendorPayment', 'amount'],
    ['VendorCreditNote', 'total'],
    ['Expense', 'amount'],
  ],
};

/** What the firm bought, with the tax that it may not deduct: by the date of each document, or when it was paid. */
export const expensesReport: Report = {
  name: 'expenses',
  needs: [],
  bases: costNeeds,
  facts: costFacts,
  measures: {
    net: { unit: 'money', of: 'base_net' },
    tax: { unit: 'money', of: (sum) => sql`${sum('base_total')} - ${sum('base_net')}` },
    gross: { unit: 'money', of: 'base_total' },
    forStock: { unit: 'money', of: 'for_stock', bases: ['accrual'] },
  },
  dimensions: {
    month,
    quarter,
    year,
    week,
    day,
    vendor,
    category,
    project,
    customer,
    item,
    taxRate,
    user,
    kind,
  },
};
