import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { formatNumber, nextAfter, nextBackdated, type DocumentKind } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';

type Row = { number: number; pattern: string };
type Series = { pattern: string; nextNumber: number; resetsYearly: boolean; year: number | null; lastIssuedDate: string | null };
export type TakenNumber = { number: string; isBackdated: boolean };

/**
 * The number of a document that is being issued. The series is one row, and its lock is held until the commit: whoever comes
 * next waits, and gets this number if we fail. So there is no gap and no double; ask as late in the transaction as possible.
 * The statement says in SQL what `nextAfter` says. With `mayBackdate` the date may lie before the last one, as `nextBackdated` says.
 */
export async function takeNumber(em: EntityManager, kind: DocumentKind, date: string, mayBackdate = false): Promise<TakenNumber> {
  const year = Number(date.slice(0, 4));
  const { rows } = await sql<Row>`update number_series set
      next_number = case when resets_yearly and year < ${year} then 2 else next_number + 1 end,
      year = greatest(coalesce(year, ${year}), ${year}), last_issued_date = ${date}, version = version + 1, updated_at = now()
    where document_kind = ${kind} and coalesce(last_issued_date <= ${date}, true)
      and (not resets_yearly or coalesce(year <= ${year}, true))
    returning next_number - 1 as number, pattern`.execute(em.getKysely());
  if (!rows[0]) return mayBackdate ? takeBackdated(em, kind, date) : refuse(em, kind, date);
  return { number: formatNumber(rows[0].pattern, rows[0].number, date), isBackdated: false };
}

/** The row was not taken: it is missing, the date runs backwards in it, or what stood in the way has been changed by now. */
async function refuse(em: EntityManager, kind: DocumentKind, date: string): Promise<TakenNumber> {
  nextAfter(await seriesOf(em, kind, ''), date);
  return takeNumber(em, kind, date);
}

/** The last date of the series stays the last: who comes after is compared with that. */
async function takeBackdated(em: EntityManager, kind: DocumentKind, date: string): Promise<TakenNumber> {
  const series = await seriesOf(em, kind, 'for update');
  const { number, nextNumber, isBackdated } = nextBackdated(series, date);
  // It was changed while we waited for it, and the date is none that runs backwards any more.
  if (!isBackdated) return takeNumber(em, kind, date);
  await sql`update number_series set next_number = ${nextNumber}, version = version + 1, updated_at = now()
    where document_kind = ${kind}`.execute(em.getKysely());
  return { number: formatNumber(series.pattern, number, date), isBackdated };
}

async function seriesOf(em: EntityManager, kind: DocumentKind, lock: '' | 'for update'): Promise<Series> {
  const { rows } = await sql<Series>`select pattern, next_number as "nextNumber", resets_yearly as "resetsYearly", year,
    last_issued_date as "lastIssuedDate" from number_series where document_kind = ${kind} ${sql.raw(lock)}`.execute(
    em.getKysely(),
  );
  if (!rows[0]) throw new ApiError('number_series.missing');
  return rows[0];
}
