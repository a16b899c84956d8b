import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertSeriesReason, formatNumber, nextAfter, nextBackdated, type DocumentKind } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';

type Row = { id: number; number: number; pattern: string };
type Series = {
  id: number;
  pattern: string;
  nextNumber: number;
  resetsYearly: boolean;
  year: number | null;
  lastIssuedDate: string | null;
  isClosed: boolean;
};

type WantedNumber = {
  kind: DocumentKind;
  date: string;
  /** The field with the document's date. */
  dateField: string;
  /** Another series of the kind than its default, and the reason for it. */
  seriesId?: number | null;
  seriesReason?: string | null;
  /** Allows a date before the last one of the series. */
  mayBackdate?: boolean;
};
type TakenNumber = { number: string; numberSeriesId: number; isBackdated: boolean; isOtherSeries: boolean };

/**
 * Assigns the number of a document that is being issued. The series is one row, locked until the commit: the next document waits, and gets this
 * number if we fail, so there are no gaps and no duplicates. Call it as late in the transaction as possible. The SQL computes the same as
 * `nextAfter`, and with `mayBackdate` the same as `nextBackdated`.
 */
export async function takeNumber(em: EntityManager, wanted: WantedNumber): Promise<TakenNumber> {
  const isOtherSeries = await isOther(em, wanted);
  if (isOtherSeries) assertSeriesReason(wanted.seriesReason);
  return { ...(await take(em, isOtherSeries ? wanted : { ...wanted, seriesId: null })), isOtherSeries };
}

type Taken = Omit<TakenNumber, 'isOtherSeries'>;

/** A series chosen by its id may still be the default, which needs no reason. */
async function isOther(em: EntityManager, { kind, seriesId }: WantedNumber): Promise<boolean> {
  if (!seriesId) return false;
  const { rows } = await sql<{ kind: DocumentKind; isDefault: boolean }>`select document_kind as kind, is_default as "isDefault"
    from number_series where id = ${seriesId}`.execute(em.getKysely());
  if (!rows[0]) throw wrongSeries('error.reference_missing');
  if (rows[0].kind !== kind) throw wrongSeries('number_series.other_kind');
  return !rows[0].isDefault;
}

const wrongSeries = (code: 'error.reference_missing' | 'number_series.other_kind' | 'number_series.closed'): ApiError =>
  new ApiError(code, undefined, { numberSeriesId: { code } });

const chosen = ({ kind, seriesId }: WantedNumber) =>
  seriesId ? sql`id = ${seriesId}` : sql`document_kind = ${kind} and is_default`;

async function take(em: EntityManager, wanted: WantedNumber): Promise<Taken> {
  const { date } = wanted;
  const year = Number(date.slice(0, 4));
  const { rows } = await sql<Row>`update number_series set
      next_number = case when resets_yearly and year < ${year} then 2 else next_number + 1 end,
      year = greatest(coalesce(year, ${year}), ${year}), last_issued_date = ${date}, version = version + 1, updated_at = now()
    where ${chosen(wanted)} and not is_closed and coalesce(last_issued_date <= ${date}, true)
      and (not resets_yearly or coalesce(year <= ${year}, true))
    returning id, next_number - 1 as number, pattern`.execute(em.getKysely());
  if (!rows[0]) return wanted.mayBackdate ? takeBackdated(em, wanted) : refuse(em, wanted);
  return { number: formatNumber(rows[0].pattern, rows[0].number, date), numberSeriesId: rows[0].id, isBackdated: false };
}

/** Explains why no row was updated: the series is missing, the date is before its last one, or another transaction has removed the obstacle since. */
async function refuse(em: EntityManager, wanted: WantedNumber): Promise<Taken> {
  nextAfter(await seriesOf(em, wanted, ''), wanted.date, wanted.dateField);
  return take(em, wanted);
}

/** Keeps the last date of the series, because later documents are compared with it. */
async function takeBackdated(em: EntityManager, wanted: WantedNumber): Promise<Taken> {
  const { id, isClosed: _open, ...series } = await seriesOf(em, wanted, 'for update');
  const { number, nextNumber, isBackdated } = nextBackdated(series, wanted.date);
  // Another transaction changed the series while we waited, and the date is no longer before its last one.
  if (!isBackdated) return take(em, wanted);
  await sql`update number_series set next_number = ${nextNumber}, version = version + 1, updated_at = now()
    where id = ${id}`.execute(em.getKysely());
  return { number: formatNumber(series.pattern, number, wanted.date), numberSeriesId: id, isBackdated };
}

async function seriesOf(em: EntityManager, wanted: WantedNumber, lock: '' | 'for update'): Promise<Series> {
  const { rows } = await sql<Series>`select id, pattern, next_number as "nextNumber", resets_yearly as "resetsYearly", year,
    last_issued_date as "lastIssuedDate", is_closed as "isClosed" from number_series where ${chosen(wanted)} ${sql.raw(lock)}`.execute(
    em.getKysely(),
  );
  if (!rows[0]) throw new ApiError('number_series.missing');
  if (rows[0].isClosed) throw wrongSeries('number_series.closed');
  return rows[0];
}
