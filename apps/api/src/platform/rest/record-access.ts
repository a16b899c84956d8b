import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type KontorAbility, type Subject } from '@kontor/abilities';
import { actor } from '../context/actor.ts';
import { tableNameOf } from '../subjects/definition.ts';
import { isRecord, subjectOf } from '../subjects/subjects.ts';

export const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The record if it exists and the person may read it. The conditions of abilities see all of its columns. */
export async function readable(
  em: EntityManager,
  ability: KontorAbility,
  subject: string,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  if (!isRecord(subject) || !allows(ability, 'read', subject)) return undefined;
  const record = await recordOf(em, subject, id);
  return record && allows(ability, 'read', subject, record) ? record : undefined;
}

/** Those of the records that the person may read, asked at once. */
export async function readableIds(
  em: EntityManager,
  ability: KontorAbility,
  subject: Exclude<Subject, 'all'>,
  ids: readonly (number | null)[],
): Promise<Set<number>> {
  if (!allows(ability, 'read', subject)) return new Set();
  const records = await recordsOf(em, subject, [...new Set(ids.filter((id) => id !== null))]);
  return new Set(records.filter((record) => allows(ability, 'read', subject, record)).map(({ id }) => id as number));
}

/** The record if it exists, regardless of rights, with all columns for the conditions of abilities. */
export async function recordOf(
  em: EntityManager,
  subject: Exclude<Subject, 'all'>,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  return (await recordsOf(em, subject, [id]))[0];
}

/** Those of the records that exist, regardless of rights, as `recordOf` gives one. */
export async function recordsOf(
  em: EntityManager,
  subject: Exclude<Subject, 'all'>,
  ids: readonly number[],
): Promise<Record<string, unknown>[]> {
  const known = subjectOf(subject);
  if (!known) return [];
  const derived = Object.entries(known.conditions?.('t') ?? {}).map(
    ([name, select]) => sql`, array(${sql.raw(select)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<
    Record<string, unknown>
  >`select t.*${sql.join(derived, sql``)} from ${sql.table(tableNameOf(known.entity))} t
    where t.id = any(${[...ids]}::int[])`.execute(em.getKysely());
  return rows.map(asRecord);
}

/**
 * A stored record, or one about to be stored, with what the actor's rules ask about it and no column has, such as the members of
 * its project. Asks the database only where a rule does. Follows the ids that the record has now, saved or not.
 */
export async function withConditions<T extends object>(em: EntityManager, subject: Subject, record: T): Promise<T> {
  const known = isRecord(subject) ? subjectOf(subject) : undefined;
  const { rules } = actor().ability;
  const wanted = Object.entries(known?.conditions?.('t') ?? {}).filter(
    ([name]) => !(name in record) && rules.some(({ conditions }) => conditions && name in conditions),
  );
  if (!known || !wanted.length) return record;
  const keys = Object.entries(record).filter(([name, value]) => /^id$|Id$/.test(name) && typeof value === 'number');
  const row = JSON.stringify(Object.fromEntries(keys.map(([name, value]) => [snake(name), value])));
  const table = sql.table(tableNameOf(known.entity));
  const { rows } = await sql<object>`select ${sql.join(
    wanted.map(([name, select]) => sql`array(${sql.raw(select)}) as ${sql.ref(name)}`),
  )} from jsonb_populate_record(null::${table}, ${row}::jsonb) t`.execute(em.getKysely());
  return { ...record, ...rows[0] };
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A row with its columns under the property names that abilities use. */
export const asRecord = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camel(column), value]));
