import type { EntityClass, FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Subject, Verb } from '@kontor/abilities';
import { allows } from '@kontor/abilities';
import { ApiError, notFound } from '../errors/api-error.ts';
import { actor } from '../context/actor.ts';
import { allow, allowAfterwards } from './allow.ts';
import { changeAll } from './bulk.ts';
import { sameVersion } from './version.ts';

type Stored = { id: number; version: number };

/** What a class of entities is called in abilities. */
const subjectOf = (entity: EntityClass<object>): Subject => entity.name as Subject;

/** Adds a record that the actor may add, each field of the input too. `columns` are stored in place of the input. */
export async function createOne<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  input: object,
  columns: object = input,
): Promise<T> {
  const subject = subjectOf(entity);
  allowFields('create', subject, input);
  const record = em.create(entity, { ...columns } as RequiredEntityData<T>);
  allowAfterwards('create', subject, record);
  await em.flush();
  return record;
}

type Update<T> = {
  id: number;
  version: number;
  input: object;
  /** Rules about the change, asked of the record as it was once the actor may change it. */
  check?: (before: T) => unknown;
  /** Stored in place of the input; may be made of the record as it was. */
  columns?: object | ((before: T) => Promise<object>);
};

/** Changes a record that the actor may change as it was and as it becomes, and that nobody has saved in between. */
export async function updateOne<T extends Stored>(em: EntityManager, entity: EntityClass<T>, update: Update<T>): Promise<T> {
  const record = await changeOne(em, entity, update);
  await em.flush();
  return record;
}

/** As `updateOne`, but the caller stores it: with its parts, or with a reason for the history. */
export async function changeOne<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  { id, version, input, check, columns = input }: Update<T>,
): Promise<T> {
  const subject = subjectOf(entity);
  const record = await toChange(em, entity, id, 'update', subject, version);
  allowFields('update', subject, input, record);
  await check?.(record);
  em.assign(record, typeof columns === 'function' ? await columns(record) : columns);
  allowAfterwards('update', subject, record);
  return record;
}

/** Deletes a record that the actor may delete and that nobody has saved in between. `check` asks the rules about it. */
export async function removeOne<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  id: number,
  version: number,
  check?: (record: T) => unknown,
): Promise<T> {
  const record = await toChange(em, entity, id, 'delete', subjectOf(entity), version);
  await check?.(record);
  await em.remove(record).flush();
  return record;
}

/** Deletes them all, or refuses and deletes none. `check` asks the rules about each. */
export const removeMany = <T extends { id: number }>(
  em: EntityManager,
  entity: EntityClass<T>,
  ids: number[],
  check?: (record: T) => unknown,
): Promise<number[]> =>
  changeAll(em, entity, 'delete', subjectOf(entity), ids, (record) => {
    check?.(record);
    em.remove(record);
  });

/** The record that is about to be changed: it exists, the actor may do this to it, and nobody has saved it in between. */
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

/** Refuses fields that the actor may not set. `errors` names each of them. */
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
