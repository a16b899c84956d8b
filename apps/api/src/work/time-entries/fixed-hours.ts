import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertNotFixed, type Hour } from '@kontor/domain';
import { lockPeople } from './day-load.ts';
import { billingState } from './time-entries.list.ts';
import { weekStatus } from './week-status.ts';

/** SQL of what can fix the entries `t`, which `whyFixed` decides about; `s` is the link to the invoice `i`. */
const holds = sql`t.work_date as "workDate", o.lock_date as "lockDate", ${sql.raw(billingState)} as "billingState",
  i.number as "invoiceNumber", ${weekStatus('t.user_id', 't.work_date')} as "weekStatus"`;
export const holdJoins = sql`cross join organisation o left join invoice_source s on s.time_entry_id = t.id and s.held
  left join invoice_line l on l.id = s.invoice_line_id left join invoice i on i.id = l.invoice_id`;

/** Locks these entries and their people, and throws the reason why one of them is fixed. */
export async function assertNoneFixed(em: EntityManager, entries: readonly { id: number; userId: number }[]): Promise<void> {
  await lockPeople(
    em,
    entries.map(({ userId }) => userId),
  );
  const ids = entries.map(({ id }) => id);
  const db = em.getKysely();
  // Two statements: only a read after the lock was granted is certain to see an invoice that took the hours meanwhile.
  await sql`select id from time_entry where id = any(${ids}::int[]) order by id for update`.execute(db);
  const { rows } = await sql<Hour>`select distinct ${holds} from time_entry t ${holdJoins} where t.id = any(${ids}::int[])
    order by 4, 1`.execute(db);
  rows.forEach(assertNotFixed);
}
