import { sql, type Kysely } from 'kysely';
import { hoursFacts, type Reach } from '../../platform/facts/fact.ts';
import { typed } from '../../platform/orm/typed.ts';
import { timeEntryList } from './time-entries.list.ts';
import type { TimeEntry } from './time-entry.entity.ts';

/** Every entry counts on its stored work date, whatever became of its invoice. */
export const loggedHours = (db: Kysely<unknown>, reach?: Reach) =>
  hoursFacts(typed<{ time_entry: TimeEntry }>(db).selectFrom('time_entry as t'), {
    of: timeEntryList,
    reach,
    kind: 'hours',
    day: 't.work_date',
    keys: { project_id: 't.project_id', task_id: 't.task_id', user_id: 't.user_id' },
    minutes: 't.minutes',
    billable_minutes: sql`case when t.billable then t.minutes else 0 end`,
    entries: sql`1`,
  });
