import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../context/clock.ts';
import { context } from '../context/context.ts';
import { Audit } from './audit.entity.ts';

type Note = Pick<Audit, 'verb' | 'subject' | 'subjectId' | 'changes'>;

/** Writes into the history what no entity tells: that something was looked at, or what a command came to. Comes with the next flush. */
export function note(em: EntityManager, { verb, subject, subjectId, changes }: Note): void {
  const now = context();
  const [userId, requestId] = [now?.person?.id ?? null, now?.requestId ?? null];
  em.create(Audit, { at: clock.now(), userId, verb, subject, subjectId, changes, requestId });
}
