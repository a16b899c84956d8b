type Event = 'insert' | 'update' | 'delete';

const taken = `select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, c.minutes, c.billable`;
const changes: Record<Event, { tables: string; rows: string }> = {
  insert: { tables: 'new table as changed', rows: `${taken}, 1 from changed c` },
  delete: { tables: 'old table as was', rows: `${taken}, -1 from was c` },
  update: {
    tables: 'old table as was new table as changed',
    rows: `${taken}, 1 from changed c union all ${taken}, -1 from was c`,
  },
};

/** Once a statement, in the order of the key, so that two that add to the same months wait for each other instead of crossing. */
export const monthHoursTriggers = (Object.keys(changes) as Event[]).map((event) => ({
  name: `month_hours_${event}`,
  timing: 'after' as const,
  events: [event],
  forEach: 'statement' as const,
  expression: `create or replace function time_entry_month_hours_${event}_fn() returns trigger as $$ begin
    insert into month_hours as m (month, project_id, user_id, minutes, billable_minutes, entry_count)
      select d.month, d.project_id, d.user_id, sum(d.sign * d.minutes), coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0), sum(d.sign)
      from (${changes[event].rows}) d (month, project_id, user_id, minutes, billable, sign) group by 1, 2, 3
      having sum(d.sign) <> 0 or sum(d.sign * d.minutes) <> 0 or coalesce(sum(d.sign * d.minutes) filter (where d.billable), 0) <> 0
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set minutes = m.minutes + excluded.minutes,
        billable_minutes = m.billable_minutes + excluded.billable_minutes, entry_count = m.entry_count + excluded.entry_count;
    ${
      event === 'insert'
        ? ''
        : `delete from month_hours m using was c where m.entry_count = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;`
    }
    return null; end; $$ language plpgsql;
create trigger "month_hours_${event}" after ${event} on "time_entry" referencing ${changes[event].tables} for each statement execute function time_entry_month_hours_${event}_fn()`,
}));
