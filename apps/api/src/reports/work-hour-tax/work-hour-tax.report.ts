import { sql, type Expression } from 'kysely';
import { labourAtBillingRate } from '../../books/labour.ts';
import { labour } from '../../work/time-entries/time-entry.facts.ts';
import { customerOfProject, day, month, project, quarter, task, user, week, year } from '../kit/dimensions.ts';
import type { Report } from '../kit/report.ts';

const anHour = (amount: Expression<unknown>, minutes: Expression<unknown>) =>
  sql`round(60 * ${amount} / nullif(${minutes}, 0), 2)`;

/** What the logged hours cost with what the employer pays on top; the tax base is the cost rate of each entry or, switched on, its billing rate. */
export const workHourTaxReport: Report = {
  name: 'workHourTax',
  needs: [['TimeEntry', 'costRate']],
  switches: { billingRate: { needs: [['TimeEntry', 'billingRate']] } },
  facts: (db, { including, to }) => [
    including.has('billingRate') ? labourAtBillingRate(db, to, 'readable') : labour(db, 'readable'),
  ],
  measures: {
    hours: { unit: 'minutes', of: 'minutes' },
    gross: { unit: 'money', of: 'gross' },
    charges: { unit: 'money', of: (sum) => sql`${sum('cost')} - ${sum('gross')}` },
    total: { unit: 'money', of: 'cost' },
    perHour: { unit: 'money', isRatio: true, of: (sum) => anHour(sum('cost'), sum('minutes')) },
    perBillableHour: { unit: 'money', isRatio: true, of: (sum) => anHour(sum('cost'), sum('billable_minutes')) },
  },
  dimensions: { user, project, customer: customerOfProject, task, month, quarter, year, week, day },
};
