import { defineSubject } from '../../platform/subjects/subject.ts';
import { MonthHours } from './months/month-hours.entity.ts';
import { TimeEntry } from './time-entry.entity.ts';
import { UnbilledEntry } from './unbilled/unbilled-entry.entity.ts';

export const timeEntrySubject = defineSubject({
  entity: TimeEntry,
  parts: [{ entity: UnbilledEntry }, { entity: MonthHours }],
  quiet: ['importKey'],
  tells: { repricedAmount: ['TimeEntry', 'billingRate'] },
  constraints: {
    time_entry_interval: { code: 'time_entry.end_before_start', field: 'endAt' },
    time_entry_import_key_unique: { code: 'import.already_imported' },
  },
  invariants: [
    {
      about: 'the unbilled hours kept by month differ from the list of unbilled hours',
      sql: `select coalesce(u.project_id, m.project_id) as id,
          'Project ' || coalesce(u.project_id, m.project_id) || ', person ' || coalesce(u.user_id, m.user_id) || ', ' || coalesce(u.month, m.month) as what
        from (select project_id, date_trunc('month', work_date)::date as month, user_id, sum(minutes) as minutes from unbilled_entry group by 1, 2, 3) u
        full join month_hours m on (m.project_id, m.month, m.user_id) = (u.project_id, u.month, u.user_id)
        where coalesce(u.minutes, 0) <> coalesce(m.unbilled_minutes, 0)`,
    },
    {
      about: 'more hours on a day than the limit allows',
      warning: true,
      sql: `select t.user_id as id, 'Person ' || t.user_id || ' on ' || t.work_date || ': ' || sum(t.minutes) || ' min' as what
        from time_entry t cross join organisation o group by t.user_id, t.work_date, o.day_limit_minutes
        having sum(t.minutes) > o.day_limit_minutes`,
    },
  ],
});
