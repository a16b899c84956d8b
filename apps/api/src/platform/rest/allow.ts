import { allows, type Subject, type Verb } from '@kontor/abilities';
import { forbidden, notFound } from '../errors/api-error.ts';
import { actor } from '../context/actor.ts';

/** Throws unless the actor may do this to the record: 404 when they may not even read it, so that ids reveal nothing. */
export function allow(verb: Verb, subject: Subject, record: object): void {
  const { ability } = actor();
  if (allows(ability, verb, subject, record)) return;
  throw verb === 'read' || !allows(ability, 'read', subject, record) ? notFound() : forbidden();
}

/** Throws when the change would leave a record that the actor has no right to. 403, since they sent the new values and nothing is hidden. */
export function allowAfterwards(verb: 'create' | 'update', subject: Subject, record: object): void {
  if (!allows(actor().ability, verb, subject, record)) throw forbidden();
}

/** Changes another record than the requested one, such as the default that a new default replaces. */
export function changeAlso<T extends object>(subject: Subject, record: T, change: Partial<T>): void {
  // 403 and not 404: the actor did not send this id, so there is nothing to hide.
  allowAfterwards('update', subject, record);
  Object.assign(record, change);
  allowAfterwards('update', subject, record);
}
