import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
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
  const { sql, parameters } = allFound(list, fitting(em, list, { filter }).fits);
  const rows = parts
    ? `with found (id) as materialized (${sql}) select ${figures} from ${tableText(list.from)} ${parts} where ${list.id} in (select id from found)`
    : `select ${figures} from ${tableText(list.from)} where ${list.id} in (${sql})`;
  const text = `${rows} group by ${groupBy} order by ${groupBy}`;
  return (await em.getKysely().executeQuery<R>(CompiledQuery.raw(text, [...parameters]))).rows;
}
