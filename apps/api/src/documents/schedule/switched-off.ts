import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { DomainError } from '@kontor/domain';
import type { ScheduleTable } from './schedule.dates.ts';

const parties = { recurring_invoice: 'customer', recurring_bill: 'vendor' } as const;

/** SQL of whether everything is active that a schedule under this alias makes documents for. */
function isSwitchedOn(table: ScheduleTable, alias: string): string {
  const party = parties[table];
  return `(exists (select 1 from ${party} o where o.id = ${alias}.${party}_id and o.active) and not exists (select 1 from ${table}_line n
    join item o on o.id = n.item_id where n.${table}_id = ${alias}.id and not o.active))`;
}

/** SQL of the next date: none is promised while it is paused or what it is for is switched off. */
export const promisedDate = (table: ScheduleTable, alias: string): string =>
  `case when ${alias}.status = 'active' and ${isSwitchedOn(table, alias)} then ${alias}.next_date end`;

/** The names of what is switched off, of its party and its lines. */
export type SwitchedOff = { partyOff: string | null; itemOff: string | null };

/** SQL of `SwitchedOff`, of the schedule under the alias q. */
export const switchedOff = (table: ScheduleTable): RawBuilder<unknown> =>
  sql`(select o.name from ${sql.table(parties[table])} o where o.id = ${sql.ref(`q.${parties[table]}_id`)} and not o.active) as "partyOff",
      (select o.name from ${sql.table(`${table}_line`)} n join item o on o.id = n.item_id
        where ${sql.ref(`n.${table}_id`)} = q.id and not o.active order by n.position limit 1) as "itemOff"`;

/** Refuses to make anything for a party or of an item that is switched off. */
export function assertSwitchedOn(table: ScheduleTable, { partyOff, itemOff }: SwitchedOff): void {
  if (partyOff) throw new DomainError(`schedule.${parties[table]}_off`, { name: partyOff });
  if (itemOff) throw new DomainError('schedule.item_off', { name: itemOff });
}

/** The same, before one goes on after a pause. */
export async function assertMayRun(em: EntityManager, table: ScheduleTable, id: number): Promise<void> {
  const { rows } = await sql<SwitchedOff>`select ${switchedOff(table)} from ${sql.table(table)} q where q.id = ${id}`.execute(
    em.getKysely(),
  );
  if (rows[0]) assertSwitchedOn(table, rows[0]);
}

/** The schedules of a table that make documents for the record with this id. */
export const runningFor = (table: ScheduleTable) => {
  const party = parties[table];
  const active = sql`select q.id from ${sql.table(table)} q where q.status = 'active' and`;
  const ofParty = (id: number) => sql<{ id: number }>`${active} ${sql.ref(`q.${party}_id`)} = ${id}`;
  const ofItem = (id: number) => sql<{ id: number }>`${active} exists (select 1 from ${sql.table(`${table}_line`)} n
    where ${sql.ref(`n.${table}_id`)} = q.id and n.item_id = ${id})`;
  return { [party === 'customer' ? 'Customer' : 'Vendor']: ofParty, Item: ofItem };
};
