import { sql, type Kysely } from 'kysely';
import { income } from '../../books/income.ts';
import { category, customer, day, item, kind, month, project, quarter, taxRate, user, week, year } from '../kit/dimensions.ts';
import type { Asked, Report, Right } from '../kit/report.ts';

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

/** Only the lines of a document say these. */
const ofLines = ['item', 'category', 'taxRate', 'user'];

export function incomeFacts(db: Kysely<unknown>, { basis, uses }: Asked) {
  const isOfLines = ofLines.some((name) => uses.has(name));
  return income(db, basis, 'readable', isOfLines ? 'line' : uses.has('project') ? 'project' : 'document');
}

/** What the firm earned, without tax: by the date of invoices and credit notes or, on cash basis, when their money came. */
export const incomeReport: Report = {
  name: 'income',
  needs: [],
  bases: incomeNeeds,
  facts: incomeFacts,
  measures: {
    net: { unit: 'money', of: 'base_net' },
    tax: { unit: 'money', of: (sum) => sql`${sum('base_total')} - ${sum('base_net')}` },
    gross: { unit: 'money', of: 'base_total' },
  },
  dimensions: {
    month,
    quarter,
    year,
    week,
    day,
    customer,
    project,
    item,
    category,
    taxRate,
    // Whose work was billed.
    user: { ...user, needs: [['TimeEntry', 'billingRate']] },
    kind,
  },
};
