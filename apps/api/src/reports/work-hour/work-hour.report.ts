import { sql } from 'kysely';
import { workedHours } from '../../work/time-entries/time-entry.facts.ts';
import { customerOfProject, day, month, project, quarter, task, user, week, year } from '../kit/dimensions.ts';
import type { Report } from '../kit/report.ts';

/** Hours by the day on which they were worked, whatever became of their invoice. */
export const workHourReport: Report = {
  name: 'workHour',
  needs: [['TimeEntry']],
  facts: (db) => [workedHours(db, 'readable')],
  measures: {
    hours: { unit: 'minutes', of: 'minutes' },
    billable: { unit: 'minutes', of: 'billable_minutes' },
    billed: { unit: 'minutes', of: (sum) => sql`${sum('billable_minutes')} - ${sum('unbilled_minutes')}` },
    share: {
      unit: 'percent',
      isRatio: true,
      of: (sum) => sql`round(100 * ${sum('billable_minutes')} / nullif(${sum('minutes')}, 0)::numeric, 1)`,
    },
  },
  dimensions: { user, project, customer: customerOfProject, task, day, week, month, quarter, year },
};
