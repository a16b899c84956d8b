import { defineSubject } from '../../platform/subjects/subject.ts';
import { timeWeekConditions } from './time-week.conditions.ts';
import { TimeWeek } from './time-week.entity.ts';

export const timeWeekSubject = defineSubject({
  entity: TimeWeek,
  page: 'timeWeeks',
  conditions: timeWeekConditions,
  invariants: [
    {
      about: 'hours of a submitted or approved week differ from those that were submitted',
      sql: `select w.id, 'Week ' || w.id || ' of person ' || w.user_id || ' from ' || w.week_start || ': ' || coalesce(sum(t.minutes), 0)
          || ' min instead of ' || w.minutes as what
        from time_week w left join time_entry t on t.user_id = w.user_id and t.work_date between w.week_start and w.week_start + 6
        where w.status in ('submitted', 'approved') group by w.id having coalesce(sum(t.minutes), 0) <> w.minutes`,
    },
  ],
});
