type Event = 'insert' | 'update' | 'delete';
type Kept = {
  table: string;
  /** What a row of the table adds to its month: column and value of the row `c`; `d.sign` is its sign. */
  adds: Record<string, string>;
};

const hours: Kept = {
  table: 'time_entry',
  adds: { minutes: 'c.minutes', billable_minutes: 'case when c.billable then c.minutes else 0 end', entry_count: '1' },
};
const unbilled: Kept = { table: 'unbilled_entry', adds: { unbilled_minutes: 'c.minutes' } };

const tables: Record<Event, string> = {
  insert: 'new table as changed',
  delete: 'old table as was',
  update: 'old table as was new table as changed',
};

/** Once per statement, in the order of the key, so that two that update the same months wait for each other instead of deadlocking. */
const triggerOf = ({ table, adds }: Kept, event: Event) => {
  const columns = Object.keys(adds);
  const taken = `select date_trunc('month', c.work_date)::date, c.project_id, c.user_id, ${Object.values(adds).join(', ')}`;
  const rows = [
    ...(event === 'delete' ? [] : [`${taken}, 1 from changed c`]),
    ...(event === 'insert' ? [] : [`${taken}, -1 from was c`]),
  ];
  const sums = columns.map((column) => `sum(d.sign * d.${column})`);
  // Two triggers take the hours of an entry and its unbilled minutes out of a month one after the other, so the empty row is swept here.
  const sweep = `delete from month_hours m using was c where m.entry_count = 0 and m.unbilled_minutes = 0 and m.project_id = c.project_id
      and m.month = date_trunc('month', c.work_date)::date and m.user_id = c.user_id;`;
  return {
    name: `month_hours_${event}`,
    timing: 'after' as const,
    events: [event],
    forEach: 'statement' as const,
    expression: `create or replace function ${table}_month_hours_${event}_fn() returns trigger as $$ begin
    insert into month_hours as m (month, project_id, user_id, ${columns.join(', ')})
      select d.month, d.project_id, d.user_id, ${sums.join(', ')}
      from (${rows.join(' union all ')}) d (month, project_id, user_id, ${columns.join(', ')}, sign) group by 1, 2, 3
      having ${sums.map((sum) => `${sum} <> 0`).join(' or ')}
      order by 1, 2, 3
      on conflict (month, project_id, user_id) do update set ${columns.map((column) => `${column} = m.${column} + excluded.${column}`).join(', ')};
    ${event === 'insert' ? '' : sweep}
    return null; end; $$ language plpgsql;
create trigger "month_hours_${event}" after ${event} on "${table}" referencing ${tables[event]} for each statement execute function ${table}_month_hours_${event}_fn()`,
  };
};

const triggersOf = (kept: Kept) => (['insert', 'update', 'delete'] as const).map((event) => triggerOf(kept, event));

export const monthHoursTriggers = triggersOf(hours);
export const monthUnbilledTriggers = triggersOf(unbilled);
