import type { EntityManager } from '@mikro-orm/postgresql';
import { add, subtract } from '@kontor/domain';
import { CreditAllocation } from './credit-allocation.entity.ts';
import type { CreditNote } from './credit-note.entity.ts';

/** Uses credit of a locked credit note for an invoice, which the caller books. There is one row for each of its invoices. */
export async function allocateCredit(
  em: EntityManager,
  note: CreditNote,
  invoiceId: number,
  amount: number,
  allocationDate: string,
): Promise<void> {
  await em.populate(note, ['allocations']);
  const known = note.allocations.getItems().find((one) => one.invoiceId === invoiceId);
  if (known) Object.assign(known, { amount: add(known.amount, amount), allocationDate });
  else note.allocations.add(em.create(CreditAllocation, { creditNote: note, invoiceId, amount, allocationDate }));
  note.applied = add(note.applied, amount);
  note.unallocated = subtract(note.unallocated, amount);
}
