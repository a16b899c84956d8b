import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { add, subtract } from '@kontor/domain';
import { CreditAllocation } from './credit-allocation.entity.ts';
import { CreditNote } from './credit-note.entity.ts';

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

type Owing = { id: number; balance: number };

/**
 * Uses what is free of a locked invoice's own credit notes for its balance, as after a payment that bounced, and returns the amount, which the
 * caller books. What closed books say of a credit note and the invoice stays.
 */
export async function useOwnCredit(
  em: EntityManager,
  { id, balance }: Owing,
  { today, lockDate }: { today: string; lockDate: string | null },
): Promise<number> {
  const notes = await em.find(
    CreditNote,
    { invoiceId: id, status: 'sent', unallocated: { $gt: 0 } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true, populate: ['allocations'] },
  );
  let used = 0;
  for (const note of notes) {
    const isClosed = note.allocations.getItems().some((one) => one.invoiceId === id && one.allocationDate <= (lockDate ?? ''));
    const amount = Math.min(note.unallocated, subtract(balance, used));
    if (isClosed || amount <= 0) continue;
    await allocateCredit(em, note, id, amount, today);
    used = add(used, amount);
  }
  return used;
}
