import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Subject, Verb } from '@kontor/abilities';
import { allows } from '@kontor/abilities';
import { ApiError, notFound } from '../errors/api-error.ts';
import { actor } from '../context/actor.ts';
import { allow } from './allow.ts';
import { sameVersion } from './version.ts';

type Stored = { id: number; version: number };

/** The record that is about to be changed: it exists, the person may do this to it, and nobody has saved it in between. */
export async function toChange<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  id: number,
  verb: Verb,
  subject: Subject,
  version?: number,
): Promise<T> {
  const record = await em.findOne(entity, { id } as FilterQuery<T>);
  if (!record) throw notFound();
  allow(verb, subject, record);
  if (version !== undefined) sameVersion(record, version);
  return record;
}

/** Refuses fields that the person's role may not set. `errors` names each of them. */
export function allowFields(verb: 'create' | 'update', subject: Subject, input: object, before?: object): void {
  const { ability } = actor();
  const old = before as Record<string, unknown> | undefined;
  // Whether a guess at what one does not see is right would be told by the answer, so there any value is refused.
  const isUnseen = (field: string): boolean => old !== undefined && !allows(ability, 'read', subject, undefined, field);
  const refused = Object.entries(input)
    // Emptying a field is a change too: nobody may wipe out a rate that they do not see.
    .filter(([field, value]) => value !== undefined && (isUnseen(field) || (old?.[field] ?? null) !== value))
    .map(([field]) => field)
    .filter((field) => !allows(ability, verb, subject, undefined, field));
  if (refused.length)
    throw new ApiError(
      'error.not_authorized',
      undefined,
      Object.fromEntries(refused.map((field) => [field, { code: 'field.not_allowed' }])),
    );
}
