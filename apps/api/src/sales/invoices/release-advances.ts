import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { publish } from '../../platform/events/publish.ts';

/** Releases the money of retainer invoices that is reserved for drafts which are about to be deleted. An issued invoice keeps what it uses. */
export async function releaseAdvances(em: EntityManager, invoiceIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`with locked as (
      select id from invoice where id = any(${[...invoiceIds]}::int[]) and status = 'draft' order by id for update),
    released as (delete from retainer_application a using locked l where a.invoice_id = l.id returning a.retainer_invoice_id, a.amount),
    sums as (select retainer_invoice_id, sum(amount) as amount from released group by 1)
    update retainer_invoice r set applied = r.applied - s.amount, version = r.version + 1, updated_at = now()
    from sums s where r.id = s.retainer_invoice_id returning r.id`.execute(em.getKysely());
  for (const { id } of rows) publish(em, { type: 'changed', subject: 'RetainerInvoice', id });
}
