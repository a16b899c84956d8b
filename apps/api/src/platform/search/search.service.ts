import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Subject as Asked } from '@kontor/abilities';
import type { SearchAnswer } from '@kontor/domain';
import { ApiError } from '../errors/api-error.ts';
import { abilityWhere } from '../rest/query/ability-where.ts';
import { ids, type Column } from '../rest/columns.ts';
import { actor } from '../context/actor.ts';
import type { Match, Search, Subject } from '../subjects/subject.ts';
import { columnsOfTable } from '../subjects/definition.ts';
import { allSubjects } from '../subjects/subjects.ts';
import { matching } from './matching.ts';

type Source = Search & Pick<Subject, 'conditions' | 'entity'> & { subject: Exclude<Asked, 'all'> };
/** In each group, entries that begin with the text come first. Trigram indexes serve the texts. */
const limit = 4;
const maxLength = 100;

@Injectable()
export class SearchService {
  constructor(private readonly em: EntityManager) {}

  async find(q: string): Promise<SearchAnswer> {
    const text = q.trim();
    if (text.length > maxLength) throw new ApiError('list.search_too_long', { max: maxLength });
    if (!text || text.includes('\0')) return { groups: [] };
    return { groups: await this.all(matching(text), sourcesInOrder()) };
  }

  private async all(match: Match, where: readonly Source[]): Promise<SearchAnswer['groups']> {
    const { ability } = actor();
    const groups = await Promise.all(
      where
        .filter(({ subject }) => ability.can('read', subject))
        .map(async (source) => {
          const { group, subject, find } = source;
          const allowed = abilityWhere(ability, 'read', subject, askedOf(source)) ?? sql`true`;
          return { group, entries: (await find(match, allowed, limit).execute(this.em.getKysely())).rows };
        }),
    );
    return groups.filter(({ entries }) => entries.length > 0);
  }
}

/** The columns that a rule of a role can ask about: the record's own, and the ids that its lines lead to. */
function askedOf({ entity, conditions, id }: Source): Record<string, Column> {
  const alias = id.replace(/\.id$/, '');
  const own = columnsOfTable(entity).map(({ property, column, kind }): [string, Column] => [
    property,
    { sql: `${alias}.${column}`, kind: kind ?? 'text', queryable: kind !== undefined, joins: [] },
  ]);
  const led = Object.entries(conditions?.(alias) ?? {}).map(([name, select]): [string, Column] => [name, ids(select)]);
  return Object.fromEntries([...own, ...led]);
}

const sourcesInOrder = (): Source[] =>
  allSubjects()
    .flatMap(({ name, search, conditions, entity }) =>
      search ? [{ ...search, conditions, entity, subject: name as Source['subject'] }] : [],
    )
    .sort((a, b) => a.place - b.place);
