import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Subject as Asked } from '@kontor/abilities';
import type { SearchAnswer } from '@kontor/domain';
import { ApiError } from '../errors/api-error.ts';
import { abilityWhere } from '../rest/query/ability-where.ts';
import { ids, whole } from '../rest/columns.ts';
import { actor } from '../context/actor.ts';
import type { Match, Search, Subject } from '../subjects/subject.ts';
import { allSubjects } from '../subjects/subjects.ts';
import { isIndexed, matching } from './matching.ts';

type Source = Search & { subject: Exclude<Asked, 'all'>; conditions: Subject['conditions'] };
/** In each group, entries that begin with the text come first. Trigram indexes serve the `ilike`. */
const limit = 4;
const maxLength = 100;

@Injectable()
export class SearchService {
  constructor(private readonly em: EntityManager) {}

  async find(q: string): Promise<SearchAnswer> {
    const text = q.trim();
    if (text.length > maxLength) throw new ApiError('list.search_too_long', { max: maxLength });
    if (!text || text.includes('\0')) return { groups: [] };
    const sources = sourcesInOrder();
    const found = await this.all(matching(text, false), sources);
    if (found.length > 0 || !isIndexed(text)) return { groups: found };
    const named = sources.filter(({ isNumbered }) => !isNumbered);
    return { groups: await this.all(matching(text, true), named) };
  }

  private async all(match: Match, where: readonly Source[]): Promise<SearchAnswer['groups']> {
    const { ability } = actor();
    const groups = await Promise.all(
      where
        .filter(({ subject }) => ability.can('read', subject))
        .map(async ({ group, subject, id, find, conditions }) => {
          const allowed =
            abilityWhere(ability, 'read', subject, {
              id: whole(id),
              ...Object.fromEntries(lists(conditions, id).map(([name, select]) => [name, ids(select)])),
            }) ?? sql`true`;
          return { group, entries: (await find(match, allowed, limit).execute(this.em.getKysely())).rows };
        }),
    );
    return groups.filter(({ entries }) => entries.length > 0);
  }
}

const lists = (conditions: Source['conditions'], id: string): [string, string][] =>
  Object.entries(conditions?.(id.replace(/\.id$/, '')) ?? {});

const sourcesInOrder = (): Source[] =>
  allSubjects()
    .flatMap(({ name, search, conditions }) => (search ? [{ ...search, conditions, subject: name as Source['subject'] }] : []))
    .sort((a, b) => a.place - b.place);
