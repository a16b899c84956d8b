import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { DropsUnknown, type StatementOpen, type StatementOpening } from '@kontor/domain';
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

type Sources = {
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

/** Reads what the account of a customer or vendor is made of: the sums before the first day, the entries since, and what is open after the last. */
export async function readAccount<Entry>(em: EntityManager, { moves, more, opens }: Sources, { from }: StatementPeriod) {
  const db = em.getKysely();
  const [openings, entries, open] = await Promise.all([
    sql<StatementOpening>`${moves} select currency, sum(amount) as amount from moves where date < ${from} group by currency`.execute(
      db,
    ),
    sql<Entry>`${moves} select kind, id, to_char(date, 'YYYY-MM-DD') as date, reference, amount, currency, ${more}
        from moves where date >= ${from}`.execute(db),
    opens,
  ]);
  return { openings: openings.rows, entries: entries.rows, opens: open };
}

/** The table of a list and those that it is read through, with the condition of what the person may read. */
export function readable<T>(list: List<T>, more = '') {
  const { from, joins } = list;
  return sql`${sql.raw([tableText(from), ...joins.map((table) => joinText(table)), more].join(' '))} where ${readableRows(list)}`;
}
