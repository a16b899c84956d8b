import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { fitting, type List, type ListQuery } from './list.ts';
import { allFound } from './query/search.ts';
import { tableText } from './table.ts';

/**
 * Totals over all rows that match the filter of a list, on all pages: `sumsOf(em, invoiceList, query, 'i.currency, sum(i.total)
 * …', 'i.currency')`. `parts` joins what is added up of the rows' parts, which it may read for the ids in `found`.
 */
export async function sumsOf<R, T extends { id: number } = { id: number }>(
  em: EntityManager,
  list: List<T>,
  { filter }: ListQuery,
  figures: string,
  groupBy: string,
  parts?: string,
): Promise<R[]> {
  const found = allFound(list, fitting(em, list, { filter }).fits);
  const from = sql.raw(`select ${figures} from ${tableText(list.from)}`);
  const id = sql.raw(list.id);
  // Without a filter nothing is looked for: PostgreSQL leaves the condition out.
  const isFiltered = filter !== undefined && filter !== '{}';
  const rows = parts
    ? sql`with found (id) as ${sql.raw(isFiltered ? 'materialized' : 'not materialized')} (${found}) ${from} ${sql.raw(parts)} where ${id} in (select id from found)`
    : sql`${from} where ${id} in (${found})`;
  const by = sql.raw(groupBy);
  return (await sql<R>`${rows} group by ${by} order by ${by}`.execute(em.getKysely())).rows;
}
