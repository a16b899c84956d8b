import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { DomainError } from '@kontor/domain';
import { actor } from '../../../platform/context/actor.ts';

/** Takes the lines of a bill off the draft invoices that hold them, and returns the ids of those. */
type TakeOffDrafts = (em: EntityManager, billId: number) => Promise<number[]>;

/** The port by which the sales wing, which owns invoices, lets a bill leave its drafts. */
@Injectable()
export class BillInvoices {
  takeOffDrafts: TakeOffDrafts = () => Promise.resolve([]);
}

type Holder = { id: number; number: string | null; status: string };

/** Returns an invoice that holds a line of this bill, one that was sent before a draft. */
export async function invoiceOf(em: EntityManager, billId: number): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`select i.id, i.number, i.status from bill_line b
    join invoice_source s on s.bill_line_id = b.id and s.held join invoice_line l on l.id = s.invoice_line_id
    join invoice i on i.id = l.invoice_id where b.bill_id = ${billId} order by i.status = 'draft', i.id limit 1`.execute(
    em.getKysely(),
  );
  return rows[0];
}

/** Refuses to take back what a customer is billed for, and names the invoice to those who may read it: a draft by its id. */
export async function assertNotBilled(em: EntityManager, billId: number): Promise<void> {
  const holder = await invoiceOf(em, billId);
  if (holder) throw refusalOf(holder);
}

/** Returns the refusal that names this invoice. */
export function refusalOf({ id, number, status }: Holder): DomainError {
  if (!allows(actor().ability, 'read', 'Invoice', {})) return new DomainError('bill.billed_elsewhere');
  const params = { invoice: number ?? `#${id}`, invoiceId: id };
  return new DomainError(status === 'draft' ? 'bill.on_draft' : 'bill.billed', params);
}
