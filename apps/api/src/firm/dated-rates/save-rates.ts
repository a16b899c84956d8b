import type { EntityManager } from '@mikro-orm/postgresql';
import { allows, type Subject } from '@kontor/abilities';
import { areSameRates, assertOneRateADay, inOrder, type DatedRateInput } from '@kontor/domain';
import { note } from '../../platform/audit/note.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { DatedRate, type RateOwner } from './dated-rate.entity.ts';

const subjects: Record<RateOwner, Subject> = {
  organisationId: 'Organisation',
  customerId: 'Customer',
  projectId: 'Project',
  taskId: 'Task',
  projectMemberId: 'ProjectMember',
};

/**
 * Replaces the dated rates of a record that was just saved, in the caller's transaction; undefined leaves them as they are. A
 * change also increments the record's version, so that the second of two people who change them gets 409.
 */
export async function saveRates(
  em: EntityManager,
  key: RateOwner,
  owner: { id: number; version: number; updatedAt: Date },
  given: readonly DatedRateInput[] | null | undefined,
): Promise<void> {
  if (!given) return;
  assertOneRateADay(given);
  const rates = inOrder(given);
  const stored = await em.find(DatedRate, { [key]: owner.id }, { orderBy: { validFrom: 'asc' } });
  const before = inOrder(stored);
  if (areSameRates(before, rates)) return;
  assertMaySet(subjects[key], owner.version === 1 && before.length === 0 ? 'create' : 'update');
  const kept = new Map(stored.map((rate) => [rate.validFrom, rate]));
  for (const { validFrom, hourlyRate } of rates) {
    const rate = kept.get(validFrom);
    if (rate) rate.hourlyRate = hourlyRate;
    else em.create(DatedRate, { [key]: owner.id, validFrom, hourlyRate });
    kept.delete(validFrom);
  }
  for (const rate of kept.values()) em.remove(rate);
  note(em, { verb: 'update', subject: subjects[key], subjectId: owner.id, changes: { rates: [before, rates] } });
  owner.updatedAt = clock.now();
  await em.flush();
}

function assertMaySet(subject: Subject, verb: 'create' | 'update'): void {
  if (!allows(actor().ability, verb, subject, undefined, 'rates'))
    throw new ApiError('error.not_authorized', undefined, { rates: { code: 'field.not_allowed' } });
}
