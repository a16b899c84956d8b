import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../context/clock.ts';
import { system, tokenIdOf } from '../context/actor.ts';
import { context } from '../context/context.ts';
import { Audit } from './audit.entity.ts';

type Note = Pick<Audit, 'verb' | 'subject' | 'subjectId' | 'changes'>;

/**
 * Adds a history row that no entity change causes: that something was revealed, or the result of a command. It is written with
 * the next flush.
 */
export function note(em: EntityManager, { verb, subject, subjectId, changes }: Note): void {
  const now = context();
  const by = now?.actor ?? system;
  const { kind, userId } = by;
  const requestId = now?.requestId ?? null;
  em.create(Audit, {
    at: clock.now(),
    actor: kind,
    userId,
    tokenId: tokenIdOf(by),
    verb,
    subject,
    subjectId,
    changes,
    requestId,
  });
}
