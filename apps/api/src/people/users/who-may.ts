import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, allows, rulesFor, type Subject, type Verb } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';

type Row = { id: number; rules: AbilityRule[] };

/** Of the people who may, those of the first group that has some; without any, all. Example: the manager, else who leads the project. */
export const nearest = (may: readonly number[], groups: readonly (readonly number[])[]): readonly number[] =>
  groups.map((ids) => may.filter((one) => ids.includes(one))).find(({ length }) => length > 0) ?? may;

/** Returns the ids of active people who may do this to the record, or without one to some record at least. */
export async function whoMay(em: EntityManager, verb: Verb, subject: Subject, record?: object): Promise<number[]> {
  const { rows } = await sql<Row>`select u.id, r.rules from user_account u join role r on r.id = u.role_id
    where u.active order by u.id`.execute(em.getKysely());
  return rows.filter(({ id, rules }) => allows(abilityOf(rulesFor(rules, id)), verb, subject, record)).map(({ id }) => id);
}
