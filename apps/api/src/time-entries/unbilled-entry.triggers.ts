const copied = 'project_id, user_id, task_id, work_date, minutes, billing_rate';
const from = (alias: string): string => copied.replace(/\w+/g, `${alias}.$&`);

/** Looked up one by one, also when a statement changes thousands: a plan made for those would read whole tables for a single row later. */
const isLinked = (id: string): string => `(select min(s.id) from invoice_source s where s.time_entry_id = ${id}) is not null`;

/** Once a statement, not once a row: the import of five thousand hours writes them down in one go. */
const keptBy = (table: string, event: 'insert' | 'update' | 'delete', rows: string, change: string) => ({
  name: `unbilled_entry_${event}`,
  timing: 'after' as const,
  events: [event],
  forEach: 'statement' as const,
  expression: `create or replace function ${table}_unbilled_entry_${event}_fn() returns trigger as $$ begin ${change} return null; end; $$ language plpgsql;
create trigger "unbilled_entry_${event}" after ${event} on "${table}" referencing ${rows} table as changed for each statement execute function ${table}_unbilled_entry_${event}_fn()`,
});

/** Entries that are deleted take their row with them by the foreign key. */
export const timeEntryTriggers = [
  keptBy(
    'time_entry',
    'insert',
    'new',
    `insert into unbilled_entry (time_entry_id, ${copied}) select c.id, ${from('c')} from changed c where c.billable;`,
  ),
  keptBy(
    'time_entry',
    'update',
    'new',
    `delete from unbilled_entry where time_entry_id = any(array(select c.id from changed c where not c.billable));
    insert into unbilled_entry as u (time_entry_id, ${copied}) select c.id, ${from('c')} from changed c where c.billable and not ${isLinked('c.id')}
      on conflict (time_entry_id) do update set (${copied}) = (${from('excluded')}) where (${from('u')}) is distinct from (${from('excluded')});`,
  ),
];

/** A line may take an entry before another has let it go, so what is let go is looked up once more. */
export const invoiceSourceTriggers = [
  keptBy(
    'invoice_source',
    'insert',
    'new',
    'delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c));',
  ),
  keptBy(
    'invoice_source',
    'delete',
    'old',
    `insert into unbilled_entry (time_entry_id, ${copied}) select t.id, ${from('t')} from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c)) and t.billable and not ${isLinked('t.id')} order by t.id
      on conflict (time_entry_id) do nothing;`,
  ),
];
