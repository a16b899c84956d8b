import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { Subject } from '@kontor/abilities';
import type { SearchAnswer, SearchEntry, SearchGroup } from '@kontor/domain';
import { ApiError } from '../errors/api-error.ts';
import { abilityWhere } from '../rest/ability-where.ts';
import { whole } from '../rest/columns.ts';
import { actor } from '../context/actor.ts';

const limit = 4;
const maxLength = 100;
const latest = 10_000;
/** The trigram indexes serve a text with three letters or digits in a row. Without them every document would be read, at each key that somebody presses. */
const isIndexed = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
/** Nobody types the dashes of a number, and it has no spaces: looking for one would read all numbers that have the word before it. */
const anyBetween = (pattern: string): string => pattern.replace(/\s+/g, '%');

type Match = {
  pattern: string;
  /** Does the column contain the text, does it begin with it? */
  has: (column: string) => RawBuilder<unknown>;
  begins: (column: string) => RawBuilder<unknown>;
};
type Source = {
  group: SearchGroup;
  subject: Exclude<Subject, 'all'>;
  find: (match: Match, allowed: RawBuilder<unknown>) => RawBuilder<SearchEntry>;
};

/** As typed, whatever the case; `plainly` without accents too, which no index serves: "azuolas" finds "Ąžuolas", "orsta" finds "Ørsta". */
function matching(text: string, plainly: boolean): Match {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const fits = (column: string, wanted: string): RawBuilder<unknown> =>
    plainly ? sql`unaccent(${sql.raw(column)}) ilike unaccent(${wanted})` : sql`${sql.raw(column)} ilike ${wanted}`;
  return { pattern, has: (column) => fits(column, pattern), begins: (column) => fits(column, pattern.slice(1)) };
}

/** Each finds at most four, those that begin with the text first; the trigram indexes carry the `ilike`. */
const sources: Source[] = [
  {
    group: 'customers',
    subject: 'Customer',
    find: (
      { has, begins },
      allowed,
    ) => sql`select c.id, c.name as title, nullif(concat_ws(', ', c.city, c.country), '') as subtitle, '/customers/' || c.id || '/show' as link
      from customer c where ${has('c.name')} and ${allowed} order by ${begins('c.name')} desc, c.name, c.id limit ${limit}`,
  },
  {
    group: 'projects',
    subject: 'Project',
    find: (
      { has, begins },
      allowed,
    ) => sql`select p.id, p.name as title, p.code || ' · ' || c.name as subtitle, '/projects/' || p.id || '/show' as link
      from project p join customer c on c.id = p.customer_id where (${has('p.name')} or ${has('p.code')}) and ${allowed}
      order by ${begins('p.name')} desc, p.name, p.id limit ${limit}`,
  },
  {
    group: 'documents',
    subject: 'Invoice',
    find: (
      { pattern },
      allowed,
    ) => sql`select i.id, i.number as title, c.name as subtitle, '/invoices/' || i.id || '/show' as link
      from ${isIndexed(pattern) ? sql`invoice` : sql`(select * from invoice order by id desc limit ${latest})`} i join customer c on c.id = i.customer_id where i.number ilike ${anyBetween(pattern)} and ${allowed} order by i.id desc limit ${limit}`,
  },
  {
    group: 'items',
    subject: 'Item',
    find: ({ has, begins }, allowed) => sql`select t.id, t.name as title, t.sku as subtitle, '/items/' || t.id || '/show' as link
      from item t where (${has('t.name')} or ${has('t.sku')}) and ${allowed} order by ${begins('t.name')} desc, t.name, t.id limit ${limit}`,
  },
  {
    group: 'users',
    subject: 'User',
    find: ({ has }, allowed) => sql`select u.id, u.display_name as title, r.name as subtitle, '/users/' || u.id || '/show' as link
      from user_account u join role r on r.id = u.role_id where u.active and ${has('u.display_name')} and ${allowed} order by u.display_name, u.id limit ${limit}`,
  },
];

const ids = { Customer: 'c.id', Project: 'p.id', Invoice: 'i.id', Item: 't.id', User: 'u.id' } as Record<string, string>;

@Injectable()
export class SearchService {
  constructor(private readonly em: EntityManager) {}

  async find(q: string): Promise<SearchAnswer> {
    const text = q.trim();
    if (text.length > maxLength) throw new ApiError('list.search_too_long', { max: maxLength });
    if (!text || text.includes('\0')) return { groups: [] };
    const found = await this.all(matching(text, false), sources);
    // Numbers of documents have no accents, and are many.
    if (found.length > 0 || !isIndexed(text)) return { groups: found };
    return {
      groups: await this.all(
        matching(text, true),
        sources.filter(({ group }) => group !== 'documents'),
      ),
    };
  }

  private async all(match: Match, where: readonly Source[]): Promise<SearchAnswer['groups']> {
    const { ability } = actor();
    const groups = await Promise.all(
      where
        .filter(({ subject }) => ability.can('read', subject))
        .map(async ({ group, subject, find }) => {
          const allowed = abilityWhere(ability, 'read', subject, { id: whole(ids[subject] ?? 'id') }) ?? sql`true`;
          return { group, entries: (await find(match, allowed).execute(this.em.getKysely())).rows };
        }),
    );
    return groups.filter(({ entries }) => entries.length > 0);
  }
}
