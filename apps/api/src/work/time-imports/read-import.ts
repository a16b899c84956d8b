import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertDayLimit,
  DomainError,
  importColumns,
  mapTimeColumns,
  parseCsv,
  parseTimeFile,
  whyFixed,
  type ImportColumn,
  type ImportProblem,
  type ParsedTimeFile,
  type ParsedTimeRow,
  type TimeImportInput,
  type TimeImportRow,
} from '@kontor/domain';
import { othersFirst } from '../../platform/context/turns.ts';
import { dayKey, dayTotals, lockPeople } from '../time-entries/day-load.ts';
import { assertMayLog, assertNear, termsOf, type Terms } from '../time-entries/hour-terms.ts';
import { knownNames } from './known-names.ts';
import type { ToMake } from './made-records.ts';
import { rememberedNames } from './remembered-names.ts';
import { settleNames, type SettledNames } from './settle-names.ts';

type Problem = TimeImportRow['problems'][number];
/** A row with what only the import itself needs. */
export type ReadRow = TimeImportRow & { key: string | null; terms: Terms | undefined };
type ReadFile = Pick<ParsedTimeFile, 'format' | 'delimiter'> & { rows: ReadRow[]; names: SettledNames };

type Reading = {
  /** Holds the people's days until the end of the transaction, so that what was checked is still true when it is written. */
  locked: boolean;
  make: (wanted: ToMake) => Promise<number>;
};

/** Reads the file, settles what its names stand for, and asks of each row what would be asked if it were typed in. */
export async function readImport(em: EntityManager, input: TimeImportInput, { locked, make }: Reading): Promise<ReadFile> {
  const { format, delimiter, rows: parsed } = parseTimeFile(input.content, input.dateFormat, await zoneOf(em));
  const headers = headersOf(input.content);
  const known = await knownNames(em);
  const meant = [...(await rememberedNames(em, format)), ...(input.names ?? [])];
  const names = await settleNames({ rows: parsed, names: known, meant, make });
  const rows: ReadRow[] = [];
  for (const row of parsed) {
    await othersFirst();
    const problems: Problem[] = row.problems.map(withoutRow);
    const find = (column: ImportColumn, found: { id: number | null; problem?: Omit<Problem, 'column'> }): number | null => {
      if (found.problem) problems.push({ column: headers[column] ?? column, ...found.problem });
      return found.id;
    };
    const found = names.user(row);
    const userId = find(headers.user ? 'user' : 'email', found);
    const projectId = row.projectName ? find('project', names.project(row)) : null;
    const taskId = projectId ? find('task', known.task(row, projectId)) : null;
    const { userName, userLogin, userEmail, projectName, taskName, workDate, minutes, startAt, endAt, note, billable } = row;
    const name = found.name ?? userName ?? userLogin ?? userEmail;
    const shown = {
      row: row.row,
      userName: name,
      userId,
      projectName,
      projectId,
      taskName,
      taskId,
      workDate,
      minutes,
      startAt,
      endAt,
      note,
      billable,
    };
    rows.push({ ...shown, problems, key: null, terms: undefined });
  }
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  if (locked) await lockPeople(em, userIds);
  await addTerms(em, rows, headers);
  await refuseRepeated(em, rows, parsed);
  await refuseOverlaps(em, rows, headers);
  await refuseFullDays(em, rows, headers);
  return { format, delimiter, rows, names };
}

type Headers = Partial<Record<ImportColumn, string>>;

function headersOf(content: string): Headers {
  const map = mapTimeColumns(parseCsv(content).rows[0]?.cells ?? []);
  return Object.fromEntries(importColumns.flatMap((column) => (map[column] ? [[column, map[column].header]] : [])));
}

const withoutRow = ({ column, code, params }: ImportProblem): Problem => ({ column, code, ...(params && { params }) });
type Complete = ReadRow & { userId: number; projectId: number; workDate: string; minutes: number };
export const isGood = (row: ReadRow): row is Complete => row.problems.length === 0;

function refuse(row: ReadRow, column: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    row.problems.push({ column, code: error.code, ...(error.params && { params: error.params }) });
  }
}

async function addTerms(em: EntityManager, rows: ReadRow[], headers: Headers): Promise<void> {
  const placed = rows.filter(isGood);
  const terms = await termsOf(em, placed);
  for (const [at, row] of placed.entries()) {
    await othersFirst();
    row.terms = terms[at];
    const isFixed = row.terms && whyFixed({ ...row.terms, workDate: row.workDate });
    const column = isFixed ? (headers.date ?? headers.start) : headers.project;
    refuse(row, column ?? 'project', () => assertMayLog(row.terms, row.workDate));
    refuse(row, headers.date ?? headers.start ?? 'date', () => row.terms && assertNear(row.terms, row.workDate));
  }
}

/** Two equal rows of one file are two pieces of work; the same row of another file was imported before. */
async function refuseRepeated(em: EntityManager, rows: ReadRow[], parsed: ParsedTimeRow[]): Promise<void> {
  const seen = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    if (!isGood(row)) continue;
    await othersFirst();
    const { userId, projectId, taskId, workDate, minutes, note } = row;
    const said = JSON.stringify([userId, projectId, taskId, workDate, minutes, parsed[at]?.startTime, parsed[at]?.endTime, note]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    row.key = createHash('sha256').update(`${said} ${count}`).digest('hex');
  }
  const keys = rows.flatMap(({ key }) => key ?? []);
  const { rows: known } = await sql<{
    key: string;
  }>`select import_key as key from time_entry where import_key = any(${keys}::text[])`.execute(em.getKysely());
  const before = new Set(known.map(({ key }) => key));
  for (const row of rows) if (row.key && before.has(row.key)) row.problems.push({ column: '', code: 'import.already_imported' });
}

async function refuseFullDays(em: EntityManager, rows: ReadRow[], headers: Headers): Promise<void> {
  const good = rows.filter(isGood);
  const totals = await dayTotals(
    em,
    good.map(({ userId, workDate }) => ({ userId, date: workDate })),
  );
  const column = headers.duration ?? headers.hours ?? headers.minutes ?? headers.end ?? 'duration';
  for (const row of good) {
    await othersFirst();
    const { userId, workDate: date, minutes } = row;
    const key = dayKey({ userId, date });
    const loggedMinutes = totals.get(key) ?? 0;
    const { timeZone = 'UTC', dayLimitMinutes: limitMinutes = 0 } = row.terms ?? {};
    refuse(row, column, () => assertDayLimit({ date, timeZone, limitMinutes, loggedMinutes, minutes }));
    if (isGood(row)) totals.set(key, loggedMinutes + minutes);
  }
}

const zoneOf = async (em: EntityManager): Promise<string> =>
  (await sql<{ zone: string }>`select time_zone as zone from organisation`.execute(em.getKysely())).rows[0]?.zone ?? 'UTC';

/** A person is in one place at a time: neither with what is logged already nor with an earlier row of the file. */
async function refuseOverlaps(em: EntityManager, rows: ReadRow[], headers: Headers): Promise<void> {
  const timed = rows.filter(isGood).filter(({ startAt }) => startAt);
  if (timed.length === 0) return;
  const { rows: logged } = await sql<{ at: number }>`
    select distinct w.place::int - 1 as at from unnest(${timed.map(({ userId }) => userId)}::int[], ${timed.map(({ workDate }) => workDate)}::date[],
      ${timed.map(({ startAt }) => startAt)}::timestamptz[], ${timed.map(({ endAt }) => endAt)}::timestamptz[])
      with ordinality as w (user_id, work_date, start_at, end_at, place)
    join time_entry t on t.user_id = w.user_id and t.work_date between w.work_date - 3 and w.work_date + 3
      and t.start_at < w.end_at and t.end_at > w.start_at`.execute(em.getKysely());
  const taken = new Set(logged.map(({ at }) => at));
  const until = new Map<number, string>();
  const inOrder = timed.map((row, at) => ({ row, at })).sort((a, b) => (a.row.startAt ?? '').localeCompare(b.row.startAt ?? ''));
  for (const { row, at } of inOrder) {
    const isTaken = taken.has(at) || (row.startAt ?? '') < (until.get(row.userId) ?? '');
    if (isTaken) row.problems.push({ column: headers.start ?? 'start', code: 'time_entry.overlaps' });
    else until.set(row.userId, row.endAt ?? '');
  }
}
