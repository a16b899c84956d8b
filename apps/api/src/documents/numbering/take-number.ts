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
  /** The field of the document with its date. */
  dateField: string;
  /** Another series of the kind than its default, and why. */
  seriesId?: number | null;
  seriesReason?: string | null;
  /** The date may lie before the last one of the series. */
  mayBackdate?: boolean;
};
type TakenNumber = { number: string; numberSeriesId: number; isBackdated: boolean; isOtherSeries: boolean };

/**
 * The number of a document that is being issued. The series is one row, locked until the commit: the next document waits, and gets
 * this number if we fail. So there is no gap and no double. Call it as late in the transaction as possible.
 * The statement says in SQL what `nextAfter` says. With `mayBackdate` the date may lie before the last one, as `nextBackdated` says.
 */
export async function takeNumber(em: EntityManager, wanted: WantedNumber): Promise<TakenNumber> {
  const isOtherSeries = await isOther(em, wanted);
  if (isOtherSeries) assertSeriesReason(wanted.seriesReason);
  return { ...(await take(em, isOtherSeries ? wanted : { ...wanted, seriesId: null })), isOtherSeries };
}

type Taken = Omit<TakenNumber, 'isOtherSeries'>;

/** A series that is chosen by its id may be the default. Nobody is asked for a reason then. */
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

/** The row was not taken: it is missing, the date runs backwards in it, or what stood in the way has been changed by now. */
async function refuse(em: EntityManager, wanted: WantedNumber): Promise<Taken> {
  nextAfter(await seriesOf(em, wanted, ''), wanted.date, wanted.dateField);
  return take(em, wanted);
}

/** Leaves the last date of the series as it is: later documents are compared with it. */
async function takeBackdated(em: EntityManager, wanted: WantedNumber): Promise<Taken> {
  const { id, isClosed: _open, ...series } = await seriesOf(em, wanted, 'for update');
  const { number, nextNumber, isBackdated } = nextBackdated(series, wanted.date);
  // It was changed while we waited for it, and the date is none that runs backwards any more.
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
