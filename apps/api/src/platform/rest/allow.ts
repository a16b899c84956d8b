import { allows, type Subject, type Verb } from '@kontor/abilities';
import { forbidden, notFound } from '../errors/api-error.ts';
import { actor } from '../context/actor.ts';

/** Refuses what the person may not do with this record: 404 when they may not even read it, so that ids leak nothing. */
export function allow(verb: Verb, subject: Subject, record: object): void {
  const { ability } = actor();
  if (allows(ability, verb, subject, record)) return;
  throw verb === 'read' || !allows(ability, 'read', subject, record) ? notFound() : forbidden();
}
