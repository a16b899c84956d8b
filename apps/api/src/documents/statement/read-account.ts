import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  accountPage,
  DropsUnknown,
  type AccountEntry,
  type AccountSources,
  type AccountSum,
  type StatementOpen,
  type StatementOpening,
} from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { readableRows, type List } from '../../platform/rest/list.ts';
import { joinText, tableText } from '../../platform/rest/table.ts';
import { AskedDate, AskedPage } from '../../platform/rest/query/asked.ts';

/** Both days included. */
@DropsUnknown()
export class StatementQuery {
  /** `YYYY-MM-DD`. */
  @AskedDate()
  from: string;
  /** `YYYY-MM-DD`. */
  @AskedDate()
  to: string;
}

/** A page of it, for each currency. */
@DropsUnknown()
export class StatementPageQuery extends StatementQuery {
  /** From 1 on, each of 500 entries. */
  @AskedPage()
  page?: number;
}

export type StatementPeriod = { from: string; to: string };

/** Refuses a last day before the first. */
export function periodIn({ from, to }: StatementQuery): StatementPeriod {
  if (to < from) throw new ApiError('list.bad_filter', { field: 'to' });
  return { from, to };
}

type Sources<Kind extends string> = {
  /** In the order in which they come on one day. */
  kinds: readonly Kind[];
  /** `with moves as (…)`: everything up to the last day, with kind, id, date, reference, amount and currency. */
  moves: RawBuilder<unknown>;
  /** The other columns of an entry. */
  more: RawBuilder<unknown>;
  /** Currency, `dueDate` and `open` of what is open on the last day. */
  opens: Promise<StatementOpen[]>;
};

/** Adds up exchange gains by the currency of the account. */
export async function gainsOf(em: EntityManager, gains: RawBuilder<unknown>): Promise<StatementOpening[]> {
  const { rows } = await sql<StatementOpening>`select currency, sum(amount) as amount from (${gains}) g group by 1`.execute(
    em.getKysely(),
  );
  return rows;
}

/** Which entries are read, from which place on: all of them, or those of a page. */
const placesOf = (page: number | undefined): [number, number] =>
  page === undefined ? [0, 2 ** 31] : [(page - 1) * accountPage, page * accountPage];

/**
 * Reads what the account of a customer or vendor is made of: the sums before the first day, the entries since, and what is open after the last. Of a page it
 * reads the entries of the page, in each currency, and the sums of the others.
 */
export async function readAccount<Entry extends AccountEntry<string>>(
  em: EntityManager,
  { kinds, moves, more, opens }: Sources<Entry['kind']>,
  { from }: StatementPeriod,
  page?: number,
): Promise<AccountSources<Entry>> {
  const db = em.getKysely();
  const [first, last] = placesOf(page);
  const isShown = sql`place > ${first} and place <= ${last}`;
  const [openings, [entries], open] = await Promise.all([
    sql<StatementOpening>`${moves} select currency, sum(amount) as amount from moves where date < ${from} group by currency`.execute(
      db,
    ),
    sql<Read<Entry>>`${moves}, placed as materialized (
        select moves.*, row_number() over (partition by currency order by date, array_position(${[...kinds]}::text[], kind), id) as place
        from moves where date >= ${from})
      select coalesce((select json_agg(json_build_object('currency', currency, 'kind', kind, 'amount', amount, 'count', count, 'isBefore', is_before))
          from (select currency, kind, place <= ${first} as is_before, sum(amount) as amount, count(*) as count
            from placed where not (${isShown}) group by 1, 2, 3) s), '[]'::json) as beside,
        coalesce((select json_agg(e) from (select kind, id, to_char(date, 'YYYY-MM-DD') as date, reference, amount, currency, ${more}
          from placed as moves where ${isShown}) e), '[]'::json) as entries`
      .execute(db)
      .then(({ rows }) => rows),
    opens,
  ]);
  return { openings: openings.rows, opens: open, entries: entries?.entries ?? [], beside: entries?.beside ?? [] };
}

type Read<Entry extends AccountEntry<string>> = { entries: Entry[]; beside: AccountSum<Entry['kind']>[] };

/** The table of a list and those that it is read through, with the condition of what the person may read. */
export function readable<T>(list: List<T>, more = '') {
  const { from, joins } = list;
  return sql`${sql.raw([tableText(from), ...joins.map((table) => joinText(table)), more].join(' '))} where ${readableRows(list)}`;
}
