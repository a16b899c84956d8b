import type { EntityManager } from '@mikro-orm/postgresql';
import {
  areSameInterestRates,
  assertLateInterest,
  ratesInOrder,
  type LateInterestPayers,
  type LateInterestRateInput,
} from '@kontor/domain';
import { note } from '../../platform/audit/note.ts';
import { clock } from '../../platform/context/clock.ts';
import { LateInterestRate } from './late-interest-rate.entity.ts';

type Owner = { id: number; version: number; updatedAt: Date; lateInterestPayers: LateInterestPayers };

/**
 * Replaces the rates of the organisation that was just saved, in the caller's transaction; undefined leaves them as they are. A change also
 * increments its version, so that the second of two people who change them gets 409.
 */
export async function saveInterestRates(
  em: EntityManager,
  organisation: Owner,
  given: readonly LateInterestRateInput[] | null | undefined,
): Promise<void> {
  const stored = await em.find(LateInterestRate, {}, { orderBy: { validFrom: 'asc' } });
  assertLateInterest(organisation.lateInterestPayers, given ?? stored);
  if (!given) return;
  const before = ratesInOrder(stored);
  const rates = ratesInOrder(given);
  if (areSameInterestRates(before, rates)) return;
  const left = new Map(stored.map((rate) => [rate.validFrom, rate]));
  for (const { validFrom, percent } of rates) {
    const rate = left.get(validFrom);
    if (rate) rate.percent = percent;
    else em.create(LateInterestRate, { validFrom, percent });
    left.delete(validFrom);
  }
  for (const rate of left.values()) em.remove(rate);
  note(em, {
    verb: 'update',
    subject: 'Organisation',
    subjectId: organisation.id,
    changes: { lateInterestRates: [before, rates] },
  });
  organisation.updatedAt = clock.now();
  await em.flush();
}
