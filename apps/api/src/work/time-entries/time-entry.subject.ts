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
      about: 'the hours kept by month differ from the hours',
      sql: `select coalesce(t.project_id, m.project_id) as id,
          'Project ' || coalesce(t.project_id, m.project_id) || ', person ' || coalesce(t.user_id, m.user_id) || ', ' || coalesce(t.month, m.month) as what
        from (select t.project_id, date_trunc('month', t.work_date)::date as month, t.user_id, sum(t.minutes) as minutes,
            coalesce(sum(t.minutes) filter (where t.billable), 0) as billable_minutes, coalesce(sum(u.minutes), 0) as unbilled_minutes,
            count(*) as entry_count from time_entry t left join unbilled_entry u on u.time_entry_id = t.id group by 1, 2, 3) t
        full join month_hours m on (m.project_id, m.month, m.user_id) = (t.project_id, t.month, t.user_id)
        where t.project_id is null or m.project_id is null
          or (t.minutes, t.billable_minutes, t.unbilled_minutes, t.entry_count)
            is distinct from (m.minutes, m.billable_minutes, m.unbilled_minutes, m.entry_count)`,
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
