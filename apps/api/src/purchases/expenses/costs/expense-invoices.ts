import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { DomainError } from '@kontor/domain';
import { actor } from '../../../platform/context/actor.ts';

/** Takes an expense off the draft invoice that holds it, and returns the id of that, if any. */
type TakeOffDrafts = (em: EntityManager, expenseId: number) => Promise<number[]>;

/** The port by which the sales wing, which owns invoices, lets an expense leave its draft. */
@Injectable()
export class ExpenseInvoices {
  takeOffDrafts: TakeOffDrafts = () => Promise.resolve([]);
}

type Holder = { id: number; number: string | null; status: string };

/** Refuses to take back what a customer is billed for, and names the invoice to those who may read it: a draft by its id. */
export async function assertExpensesNotBilled(em: EntityManager, expenseIds: readonly number[]): Promise<void> {
  const { rows } = await sql<Holder>`select i.id, i.number, i.status from invoice_source s
    join invoice_line l on l.id = s.invoice_line_id join invoice i on i.id = l.invoice_id
    where s.expense_id = any(${[...expenseIds]}::int[]) and s.held order by i.status = 'draft', i.id limit 1`.execute(
    em.getKysely(),
  );
  if (!rows[0]) return;
  if (!allows(actor().ability, 'read', 'Invoice', {})) throw new DomainError('expense.billed_elsewhere');
  const { id, number, status } = rows[0];
  const params = { invoice: number ?? `#${id}`, invoiceId: id };
  throw new DomainError(status === 'draft' ? 'expense.on_draft' : 'expense.billed', params);
}
