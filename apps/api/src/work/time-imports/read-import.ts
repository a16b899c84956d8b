import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  assertDayLimit,
  DomainError,
  importColumns,
  mapColumns,
  parseCsv,
  parseTimeFile,
  type ImportColumn,
  type ImportProblem,
  type ParsedTimeFile,
  type ParsedTimeRow,
  type TimeImportInput,
  type TimeImportRow,
} from '@kontor/domain';
import { dayKey, dayTotals, lockPeople } from '../time-entries/day-load.ts';
import { assertMayLog, termsOf, type Terms } from '../time-entries/hour-terms.ts';
import { knownNames } from './known-names.ts';

type Problem = TimeImportRow['problems'][number];
/** A row with what only the import itself needs. */
export type ReadRow = TimeImportRow & { key: string | null; terms: Terms | undefined };
export type ReadFile = Pick<ParsedTimeFile, 'format' | 'delimiter'> & { rows: ReadRow[] };

/**
 * Reads the file and asks of each row what would be asked if it were typed in. `locked` holds the people's days until the end of the
 * transaction, so that what was checked is still true when it is written.
 */
export async function readImport(em: EntityManager, input: TimeImportInput, locked: boolean): Promise<ReadFile> {
  const { format, delimiter, rows: parsed } = parseTimeFile(input.content, input.dateFormat);
  const headers = headersOf(input.content);
  const names = await knownNames(em);
  const rows = parsed.map((row): ReadRow => {
    const problems: Problem[] = row.problems.map(withoutRow);
    const find = (column: ImportColumn, found: { id: number | null; problem?: Omit<Problem, 'column'> }): number | null => {
      if (found.problem) problems.push({ column: headers[column] ?? column, ...found.problem });
      return found.id;
    };
    const found = names.user(row);
    const userId = find(headers.user ? 'user' : 'email', found);
    const projectId = row.projectName ? find('project', names.project(row)) : null;
    const taskId = projectId ? find('task', names.task(row, projectId)) : null;
    const { userName, userLogin, userEmail, projectName, taskName, workDate, minutes, note, billable } = row;
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
      note,
      billable,
    };
    return { ...shown, problems, key: null, terms: undefined };
  });
  const userIds = rows.flatMap(({ userId }) => userId ?? []);
  if (locked) await lockPeople(em, userIds);
  await addTerms(em, rows, headers);
  await refuseRepeated(em, rows, parsed, headers);
  await refuseFullDays(em, rows, headers);
  return { format, delimiter, rows };
}

type Headers = Partial<Record<ImportColumn, string>>;

function headersOf(content: string): Headers {
  const map = mapColumns(parseCsv(content).rows[0]?.cells ?? []);
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
  placed.forEach((row, at) => {
    row.terms = terms[at];
    const isLocked = row.terms?.lockDate && row.workDate <= row.terms.lockDate;
    const column = isLocked ? (headers.date ?? headers.start) : headers.project;
    refuse(row, column ?? 'project', () => assertMayLog(row.terms, row.workDate));
  });
}

/** Two equal rows of one file are two pieces of work; the same row of another file was imported before. */
async function refuseRepeated(em: EntityManager, rows: ReadRow[], parsed: ParsedTimeRow[], headers: Headers): Promise<void> {
  const seen = new Map<string, number>();
  rows.forEach((row, at) => {
    if (!isGood(row)) return;
    const { userId, projectId, taskId, workDate, minutes, note } = row;
    const said = JSON.stringify([userId, projectId, taskId, workDate, minutes, parsed[at]?.startTime, parsed[at]?.endTime, note]);
    const count = (seen.get(said) ?? 0) + 1;
    seen.set(said, count);
    row.key = createHash('sha256').update(`${said} ${count}`).digest('hex');
  });
  const keys = rows.flatMap(({ key }) => key ?? []);
  const { rows: known } = await sql<{
    key: string;
  }>`select import_key as key from time_entry where import_key = any(${keys}::text[])`.execute(em.getKysely());
  const before = new Set(known.map(({ key }) => key));
  for (const row of rows)
    if (row.key && before.has(row.key))
      row.problems.push({ column: headers.project ?? 'project', code: 'time_import.already_imported' });
}

async function refuseFullDays(em: EntityManager, rows: ReadRow[], headers: Headers): Promise<void> {
  const good = rows.filter(isGood);
  const totals = await dayTotals(
    em,
    good.map(({ userId, workDate }) => ({ userId, date: workDate })),
  );
  const column = headers.duration ?? headers.hours ?? headers.minutes ?? headers.end ?? 'duration';
  for (const row of good) {
    const { userId, workDate: date, minutes } = row;
    const key = dayKey({ userId, date });
    const loggedMinutes = totals.get(key) ?? 0;
    refuse(row, column, () => assertDayLimit({ date, limitMinutes: row.terms?.dayLimitMinutes ?? 0, loggedMinutes, minutes }));
    if (isGood(row)) totals.set(key, loggedMinutes + minutes);
  }
}
