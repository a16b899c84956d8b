import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../context/clock.ts';
import { system } from '../context/actor.ts';
import { context } from '../context/context.ts';
import { Audit } from './audit.entity.ts';

type Note = Pick<Audit, 'verb' | 'subject' | 'subjectId' | 'changes'>;

/** Writes into the history what no entity tells: that something was looked at, or what a command came to. Comes with the next flush. */
export function note(em: EntityManager, { verb, subject, subjectId, changes }: Note): void {
  const now = context();
  const { kind, userId } = now?.actor ?? system;
  const requestId = now?.requestId ?? null;
  em.create(Audit, { at: clock.now(), actor: kind, userId, verb, subject, subjectId, changes, requestId });
}
