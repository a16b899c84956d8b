import type { EntityClass, FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { allows, type Subject } from '@kontor/abilities';
import { assertNewPerson, assertUnlike, coreName, formsOf, newCodes, type AlikeField, type SuspectField } from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { tableNameOf } from '../../platform/subjects/definition.ts';

type Codes = { [Field in SuspectField]?: string | null } & { country?: string | null };
type Party = Codes & { id: number; name: string };

const columns: Record<AlikeField, string> = { legalCode: 'legal_code', vatCode: 'vat_code', account: 'account' };
/** SQL of `plainCode`; index and query must use the same expression. */
const plain = (column: string): string => `upper(regexp_replace("${column}", '[\\s./-]', '', 'g'))`;

/** Indexes for the search for a second record of the same firm, which each save does. */
export const alikeIndexes = (table: string, fields: readonly AlikeField[]) =>
  fields.map((field) => {
    const name = `${table}_${columns[field]}_alike`;
    return {
      name,
      expression: `create index "${name}" on "${table}" (${plain(columns[field])}) where "${columns[field]}" is not null`,
    };
  });

type Asked = {
  given: Codes;
  before?: Party;
  fields: readonly SuspectField[];
  confirmed: boolean | undefined;
};

/** Asks for confirmation before a second record gets the same code, among the records that the actor may read. */
export async function askAlike<T extends Party>(em: EntityManager, entity: EntityClass<T>, asked: Asked): Promise<void> {
  if (asked.confirmed) return;
  const subject = entity.name as Subject;
  const { ability } = actor();
  const fields = newCodes(asked.given, asked.before).filter(
    (field) => asked.fields.includes(field) && allows(ability, 'read', subject, undefined, field),
  );
  if (fields.length === 0) return;
  const others = await em.find(entity, { id: await idsOf(em, tableNameOf(entity), asked, fields) } as FilterQuery<T>, {
    orderBy: { id: 'asc' } as never,
  });
  assertUnlike(
    asked.given,
    fields,
    others.filter((other) => allows(ability, 'read', subject, other)),
  );
}

/** Names that have the words in them, by the index of searching; the rule of the domain looks at them more closely. */
const isNamed = (name: string): RawBuilder<boolean> =>
  sql<boolean>`plain_text(name) like '%' || plain_text(${coreName(name).replace(/[%\\]/g, '')}::text) || '%'`;

async function idsOf(
  em: EntityManager,
  table: string,
  { given, before }: Asked,
  fields: readonly SuspectField[],
): Promise<number[]> {
  const having = fields.map((field): RawBuilder<{ id: number }> => {
    if (field === 'name')
      return sql`select id from ${sql.table(table)} where ${isNamed(given.name ?? '')} and id <> ${before?.id ?? 0}`;
    return sql`select id from ${sql.table(table)} where ${sql.raw(plain(columns[field]))} = any(${formsOf(field, given[field] ?? '')}::text[]) and id <> ${before?.id ?? 0}`;
  });
  const { rows } = await sql<{ id: number }>`${sql.join(having, sql` union `)} limit 100`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}

type Person = { id: number; firstName: string; lastName: string; email?: string | null };

/** Asks for confirmation before somebody becomes a contact person of the same owner twice. */
export async function askAlikePerson<T extends Person>(
  em: EntityManager,
  entity: EntityClass<T>,
  {
    of,
    given,
    before,
    confirmed,
  }: { of: FilterQuery<T>; given: Omit<Person, 'id'>; before?: Person; confirmed: boolean | undefined },
): Promise<void> {
  if (confirmed) return;
  const others = await em.find(entity, of, { disableIdentityMap: true });
  assertNewPerson(
    given,
    before,
    others.filter(({ id }) => id !== before?.id),
  );
}
