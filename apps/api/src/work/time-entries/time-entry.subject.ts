import { managerConditions } from '../../people/users/manager-conditions.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { MonthHours } from './months/month-hours.entity.ts';
import { TimeEntry } from './time-entry.entity.ts';
import { UnbilledEntry } from './unbilled/unbilled-entry.entity.ts';

export const timeEntrySubject = defineSubject({
  entity: TimeEntry,
  conditions: managerConditions,
  parts: [{ entity: UnbilledEntry }, { entity: MonthHours }],
  quiet: ['importKey'],
  tells: { repricedAmount: ['TimeEntry', 'billingRate'] },
  constraints: {
    time_entry_interval: { code: 'time_entry.end_before_start', field: 'endAt' },
    time_entry_import_key_unique: { code: 'import.already_imported' },
  },
  invariants: [
    {
      about: 'more hours on a day than the limit allows',
      warning: true,
      sql: `select t.user_id as id, 'Person ' || t.user_id || ' on ' || t.work_date || ': ' || sum(t.minutes) || ' min' as what
        from time_entry t cross join organisation o group by t.user_id, t.work_date, o.day_limit_minutes
        having sum(t.minutes) > o.day_limit_minutes`,
    },
  ],
});
