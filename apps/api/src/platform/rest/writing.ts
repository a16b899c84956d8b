import type { EntityClass, FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Subject, Verb } from '@kontor/abilities';
import { allows } from '@kontor/abilities';
import { ApiError, notFound } from '../errors/api-error.ts';
import { actor } from '../context/actor.ts';
import { allow, allowAfterwards } from './allow.ts';
import { changeAll } from './bulk.ts';
import { withConditions } from './record-access.ts';
import { sameVersion } from './version.ts';

type Stored = { id: number; version: number };

/** The subject of an entity class in abilities. */
const subjectOf = (entity: EntityClass<object>): Subject => entity.name as Subject;

/** Adds a record, if the actor may add it and set each field of the input. `columns` are stored instead of the input. */
export async function createOne<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  input: object,
  columns: object = input,
): Promise<T> {
  const record = await added(em, entity, input, columns);
  await em.flush();
  return record;
}

/** Adds several records as `createOne` adds one. */
export async function createAll<T extends Stored>(
  em: EntityManager,
  entity: EntityClass<T>,
  inputs: readonly object[],
): Promise<void> {
  for (const input of inputs) await added(em, entity, input, input);
  await em.flush();
}

async function added<T extends Stored>(em: EntityManager, entity: EntityClass<T>, input: object, columns: object): Promise<T> {
  const subject = subjectOf(entity);
  allowFields('create', subject, input);
  const record = em.create(entity, { ...columns } as RequiredEntityData<T>);
  allowAfterwards('create', subject, await withConditions(em, subject, record));
  return record;
}

type Update<T> = {
  id: number;
  version: number;
  input: object;
  /** Rules about the change. They get the record before it, after the actor's right was checked. */
  check?: (before: T) => unknown;
  /** Stored instead of the input; may be derived from the record before the change. */
  columns?: object | ((before: T) => Promise<object>);
};

/** Changes a record, if the actor has the right to it before and after the change and the version is current. */
export async function updateOne<T extends Stored>(em: EntityManager, entity: EntityClass<T>, update: Update<T>): Promise<T> {
  const record = await changeOne(em, entity, update);
  await em.flush();
  return record;
}

/** Like `updateOne`, but the caller flushes: with parts of the record, or with a reason for the history. */
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
  allowAfterwards('update', subject, await withConditions(em, subject, record));
  return record;
}

/** Deletes a record, if the actor may and the version is current. `check` applies the rules. */
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

/** Deletes all or none. `check` applies the rules to each. */
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

/** The record to change: it exists, the actor may do this to it, and the version is current. */
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
  allow(verb, subject, await withConditions(em, subject, record));
  if (version !== undefined) sameVersion(record, version);
  return record;
}

/** Refuses fields that the actor may not set, naming each in `errors`. */
export function allowFields(verb: 'create' | 'update', subject: Subject, input: object, before?: object): void {
  const { ability } = actor();
  const old = before as Record<string, unknown> | undefined;
  // For a field that the actor may not read, any value is refused, null too and of a new record too: accepting the stored value
  // would confirm a guess, and what one may send is the same when adding and when changing.
  const isUnseen = (field: string): boolean => !allows(ability, 'read', subject, undefined, field);
  const refused = Object.entries(input)
    // Emptying a field is a change too: nobody may remove a rate that they cannot see.
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
