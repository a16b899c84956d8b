import { allows, type Subject, type Verb } from '@kontor/abilities';
import { forbidden, notFound } from '../errors/api-error.ts';
import { actor } from '../context/actor.ts';

/** Refuses what the person may not do with this record: 404 when they may not even read it, so that ids leak nothing. */
export function allow(verb: Verb, subject: Subject, record: object): void {
  const { ability } = actor();
  if (allows(ability, verb, subject, record)) return;
  throw verb === 'read' || !allows(ability, 'read', subject, record) ? notFound() : forbidden();
}

/** Refuses to leave a record so that the actor has no right to it. They sent what it becomes, so there is nothing to hide. */
export function allowAfterwards(verb: 'create' | 'update', subject: Subject, record: object): void {
  if (!allows(actor().ability, verb, subject, record)) throw forbidden();
}

/** Changes a record besides the one that was sent, such as the default that a new one replaces. */
export function changeAlso<T extends object>(subject: Subject, record: T, change: Partial<T>): void {
  // An id that the actor did not send is no secret of theirs to find: the refusal is about what they sent.
  allowAfterwards('update', subject, record);
  Object.assign(record, change);
  allowAfterwards('update', subject, record);
}
