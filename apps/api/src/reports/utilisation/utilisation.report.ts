import { sql, type Kysely } from 'kysely';
import { income } from '../../books/income.ts';
import { workedHours } from '../../work/time-entries/time-entry.facts.ts';
import { customerOfProject, day, month, project, quarter, user, week, year } from '../kit/dimensions.ts';
import type { Report, Sum } from '../kit/report.ts';
import { withColumns } from '../kit/with-columns.ts';

/** An amount of some invoices, over the hours of all, is nobody's hour. */
const whole = ['TimeEntry', 'Invoice', 'CreditNote'] as const;
const anHour = (sum: Sum, minutes: string) => sql`round(60 * ${sum('billed')} / nullif(${sum(minutes)}, 0), 2)`;

/** What invoices bill of people's work. */
const incomeOfPeople = (db: Kysely<unknown>) =>
  income(db, 'accrual', 'readable', 'line').map((facts) =>
    db.selectFrom(facts.as('w')).selectAll().where('w.user_id', 'is not', null),
  );

/** How much of the hours is billable, and what an hour brings: what was invoiced for people's work, over all of their hours and the billable ones. */
export const utilisationReport: Report = {
  name: 'utilisation',
  needs: [
    ['TimeEntry', 'billingRate'],
    ['Invoice', 'total'],
    ['CreditNote', 'total'],
  ],
  facts: (db) => [
    ...withColumns(db, [workedHours(db, 'readable')], { minutes: 'minutes', billable_minutes: 'billable_minutes', billed: 0 }),
    ...withColumns(db, incomeOfPeople(db), { minutes: 0, billable_minutes: 0, billed: 'base_net' }),
  ],
  measures: {
    hours: { unit: 'minutes', of: 'minutes' },
    billable: { unit: 'minutes', of: 'billable_minutes' },
    utilisation: {
      unit: 'percent',
      isRatio: true,
      of: (sum) => sql`round(100 * ${sum('billable_minutes')} / nullif(${sum('minutes')}, 0)::numeric, 1)`,
    },
    billed: { unit: 'money', of: 'billed' },
    perHour: { unit: 'money', isRatio: true, whole, of: (sum) => anHour(sum, 'minutes') },
    perBillableHour: { unit: 'money', isRatio: true, whole, of: (sum) => anHour(sum, 'billable_minutes') },
  },
  dimensions: { user, project, customer: customerOfProject, month, quarter, year, week, day },
};
