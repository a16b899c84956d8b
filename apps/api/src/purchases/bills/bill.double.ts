import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import { billStates, doubleDays, isLikelyDouble } from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { actor } from '../../platform/context/actor.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Bill } from './bill.entity.ts';

type Told = Pick<Bill, 'vendorId' | 'currency' | 'total' | 'billDate'>;
type Found = { id: number; number: string | null; billDate: string };

/**
 * Asks before a bill is saved that is likely another one: of one vendor and amount, with a date near. Skips a draft whose facts stay, which was asked
 * about, and people who do not see amounts, as the question would tell them. Throws `bill.maybe_double` with the number and date of the other.
 */
export async function askDouble(
  em: EntityManager,
  bill: Told,
  { before, confirmed = false }: { before?: Bill; confirmed?: boolean },
): Promise<void> {
  if (confirmed || bill.total === 0 || !allows(actor().ability, 'read', 'Bill', undefined, 'total')) return;
  if (before && isLikelyDouble({ ...bill, id: 0 }, before) && bill.billDate === before.billDate) return;
  const other = await likelyDouble(em, bill, before?.id);
  if (!other) return;
  const { id, number, date } = other;
  throw new ApiError('bill.maybe_double', { number, date, billId: id });
}

/** Returns the last bill that is likely the same: of one vendor and amount, with a date near. `own` is the bill itself. */
export async function likelyDouble(em: EntityManager, bill: Told, own: number | null = null) {
  const { rows } = await sql<Found>`select id, number, bill_date as "billDate" from bill
    where vendor_id = ${bill.vendorId} and currency = ${bill.currency} and total = ${bill.total} and ${inStates('status', billStates.living)}
      and bill_date >= ${bill.billDate}::date - ${doubleDays}::int and bill_date <= ${bill.billDate}::date + ${doubleDays}::int
      and id is distinct from ${own}::int order by id desc limit 1`.execute(em.getKysely());
  const [other] = rows;
  return other && { id: other.id, number: other.number ?? `#${other.id}`, date: other.billDate };
}
