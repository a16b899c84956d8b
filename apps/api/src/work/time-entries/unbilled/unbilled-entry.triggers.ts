const copied = 'project_id, user_id, task_id, work_date, minutes, billing_rate';
const from = (alias: string): string => copied.replace(/\w+/g, `${alias}.$&`);

// A scalar subquery per row, even when a statement changes thousands: a join planned for those would later read whole tables for a single row.
const isLinked = (id: string): string =>
  `(select min(s.id) from invoice_source s where s.time_entry_id = ${id} and s.held) is not null`;
const isBilled = (id: string): string => `(select min(s.id) from invoice_source s join invoice_line l on l.id = s.invoice_line_id
  join invoice i on i.id = l.invoice_id where s.time_entry_id = ${id} and s.held and i.status <> 'draft') is not null`;

const keptBy = (table: string, name: string, when: string, change: string) => ({
  name: `unbilled_entry_${name}`,
  timing: 'after' as const,
  events: [name === 'sent' ? ('update' as const) : (name as 'insert' | 'update' | 'delete')],
  forEach: name === 'sent' ? ('row' as const) : ('statement' as const),
  expression: `create or replace function ${table}_unbilled_entry_${name}_fn() returns trigger as $$ begin ${change} return null; end; $$ language plpgsql;
create trigger "unbilled_entry_${name}" after ${when} execute function ${table}_unbilled_entry_${name}_fn()`,
});
/** Once per statement, not per row: an import inserts five thousand hours at once. */
const atOnce = (event: string, table: string, rows: 'new' | 'old'): string =>
  `${event} on "${table}" referencing ${rows} table as changed for each statement`;

/** Deleted entries take their row with them by the foreign key. */
export const timeEntryTriggers = [
  keptBy(
    'time_entry',
    'insert',
    atOnce('insert', 'time_entry', 'new'),
    `insert into unbilled_entry (time_entry_id, ${copied}) select c.id, ${from('c')} from changed c where c.billable;`,
  ),
  keptBy(
    'time_entry',
    'update',
    atOnce('update', 'time_entry', 'new'),
    `delete from unbilled_entry where time_entry_id = any(array(select c.id from changed c where not c.billable));
    insert into unbilled_entry as u (time_entry_id, on_draft, ${copied}) select c.id, ${isLinked('c.id')}, ${from('c')}
      from changed c where c.billable and not ${isBilled('c.id')}
      on conflict (time_entry_id) do update set (on_draft, ${copied}) = (excluded.on_draft, ${from('excluded')})
      where (u.on_draft, ${from('u')}) is distinct from (excluded.on_draft, ${from('excluded')});`,
  ),
];

/** A line may take an entry before another releases it, so released entries are looked up again. */
export const invoiceSourceTriggers = [
  keptBy(
    'invoice_source',
    'insert',
    atOnce('insert', 'invoice_source', 'new'),
    `update unbilled_entry set on_draft = true where time_entry_id = any(array(select c.time_entry_id from changed c where c.held)) and not on_draft;
    delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c
      where c.held and (select i.status from invoice_line l join invoice i on i.id = l.invoice_id where l.id = c.invoice_line_id) <> 'draft'));`,
  ),
  // A credit note releases hours, or takes them back.
  keptBy(
    'invoice_source',
    'update',
    atOnce('update', 'invoice_source', 'new'),
    `delete from unbilled_entry where time_entry_id = any(array(select c.time_entry_id from changed c where c.held));
    insert into unbilled_entry (time_entry_id, ${copied}) select t.id, ${from('t')} from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c where c.held is null)) and t.billable and not ${isLinked('t.id')}
      order by t.id on conflict (time_entry_id) do update set on_draft = false;`,
  ),
  keptBy(
    'invoice_source',
    'delete',
    atOnce('delete', 'invoice_source', 'old'),
    `insert into unbilled_entry (time_entry_id, ${copied}) select t.id, ${from('t')} from time_entry t
      where t.id = any(array(select c.time_entry_id from changed c)) and t.billable and not ${isLinked('t.id')} order by t.id
      on conflict (time_entry_id) do update set on_draft = false;`,
  ),
];

/** Sending a draft bills its hours. */
export const invoiceTriggers = [
  keptBy(
    'invoice',
    'sent',
    `update of status on "invoice" for each row when (old.status = 'draft' and new.status <> 'draft')`,
    `delete from unbilled_entry where time_entry_id = any(array(
      select s.time_entry_id from invoice_line l join invoice_source s on s.invoice_line_id = l.id where l.invoice_id = new.id));`,
  ),
];
