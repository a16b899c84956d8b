import { customerOfProject, kind, month, project, task, user, year } from '../kit/dimensions.ts';
import type { Report, Right } from '../kit/report.ts';
import { budgets } from './saved-hour.facts.ts';

/** How well somebody keeps to estimates is told to those who see the rates of people. */
const ratesOfPeople: readonly Right[] = [['User', 'hourlyRate']];

/** What was estimated less what was logged: saved by what is over, and forecast for what is open. */
export const savedHourReport: Report = {
  name: 'savedHour',
  needs: [['Task']],
  whole: ['TimeEntry'],
  facts: (db, { to }) => [budgets(db, to)],
  measures: {
    budget: { unit: 'minutes', of: 'budget' },
    logged: { unit: 'minutes', of: 'logged' },
    remaining: { unit: 'minutes', of: 'remaining' },
    saved: { unit: 'minutes', of: 'saved' },
    forecast: { unit: 'minutes', of: 'forecast' },
    overrun: { unit: 'minutes', of: 'overrun' },
    atCost: { unit: 'money', of: 'cost', needs: [['TimeEntry', 'costRate']] },
    atPrice: { unit: 'money', of: 'price', needs: [['TimeEntry', 'billingRate']] },
  },
  dimensions: { project, task, customer: customerOfProject, user: { ...user, needs: ratesOfPeople }, kind, month, year },
};
