import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { formatNumber, nextAfter, type DocumentKind } from '@kontor/domain';
import { ApiError } from '../errors/api-error.ts';

type Taken = { number: number; pattern: string };
type Series = { nextNumber: number; resetsYearly: boolean; year: number | null; lastIssuedDate: string | null };

/**
 * The number of a document that is being issued. The series is one row, and its lock is held until the commit: whoever comes
 * next waits, and gets this number if we fail. So there is no gap and no double; ask as late in the transaction as possible.
 * The statement says in SQL what `nextAfter` says.
 */
export async function takeNumber(em: EntityManager, kind: DocumentKind, date: string): Promise<string> {
  const year = Number(date.slice(0, 4));
  const { rows } = await sql<Taken>`update number_series set
      next_number = case when resets_yearly and year < ${year} then 2 else next_number + 1 end,
      year = greatest(coalesce(year, ${year}), ${year}), last_issued_date = ${date}, version = version + 1, updated_at = now()
    where document_kind = ${kind} and coalesce(last_issued_date <= ${date}, true)
      and (not resets_yearly or coalesce(year <= ${year}, true))
    returning next_number - 1 as number, pattern`.execute(em.getKysely());
  if (!rows[0]) return refuse(em, kind, date);
  return formatNumber(rows[0].pattern, rows[0].number, date);
}

/** The row was not taken: it is missing, the date runs backwards in it, or what stood in the way has been changed by now. */
async function refuse(em: EntityManager, kind: DocumentKind, date: string): Promise<string> {
  const { rows } = await sql<Series>`select next_number as "nextNumber", resets_yearly as "resetsYearly", year,
    last_issued_date as "lastIssuedDate" from number_series where document_kind = ${kind}`.execute(em.getKysely());
  const series = rows[0];
  if (!series) throw new ApiError(422, 'number_series.missing');
  nextAfter(series, date);
  return takeNumber(em, kind, date);
}
