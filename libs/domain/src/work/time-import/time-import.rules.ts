import { parseCsv, type CsvDelimiter, type CsvRow } from '../../platform/values/csv.ts';
import { addDays, instantIn } from '../../platform/values/dates.ts';
import { minutesBetween } from '../../platform/values/durations.ts';
import { DomainError, type Params } from '../../platform/errors/domain-error.ts';
import type { Code } from '../../messages.ts';
import { maxImportRows, type ImportDateFormat, type ImportProblem } from '../../platform/imports/import.ts';
import { dateOrderOf, parseImportDate } from '../../platform/imports/import-dates.ts';
import { parseImportDuration, parseImportHours, parseImportTime } from './import-cells.ts';
import { simpleHeading } from '../../platform/imports/map-columns.ts';
import { misfitOf } from '../../platform/imports/read-cells.ts';
import { billableWords, parseYesNo, type YesNoWords } from '../../platform/imports/yes-no.ts';
import { formatOf, importColumns, mapTimeColumns, type ImportColumn, type TimeColumnMap } from './import-columns.ts';

const longestNote = 2000;

export type ParsedTimeRow = {
  /** Line of the file; the header is 1. */
  row: number;
  userName: string | null;
  /** The name that the person signs in with, where the file has it besides. */
  userLogin: string | null;
  userEmail: string | null;
  projectName: string;
  customerName: string | null;
  taskName: string | null;
  workDate: string | null;
  minutes: number | null;
  /** `HH:MM` as the file has it. */
  startTime: string | null;
  endTime: string | null;
  /** When the work began and ended, where the file says both and its duration does not contradict them. */
  startAt: string | null;
  endAt: string | null;
  note: string | null;
  billable: boolean;
  problems: ImportProblem[];
};

export type ParsedTimeFile = {
  format: 'toggl' | 'clockify' | 'kimai' | 'other';
  delimiter: CsvDelimiter;
  dateFormat: Exclude<ImportDateFormat, 'auto'>;
  rows: ParsedTimeRow[];
};

function assertColumns(map: TimeColumnMap): void {
  const missing = (column: string): DomainError => new DomainError('import.missing_column', { column });
  if (!map.project) throw missing('Project');
  if (!map.date && !map.start) throw missing('Date');
  if (!map.duration && !map.hours && !map.minutes && !(map.start && map.end)) throw missing('Duration');
}

/** From start to end, an end before the start being on the next day unless the file names its date. */
function instantsOf(
  timeZone: string,
  workDate: string,
  start: string,
  end: string,
  endDate?: string,
): { startAt: string; endAt: string } {
  const endsOn = endDate ?? (end < start ? addDays(workDate, 1) : workDate);
  return { startAt: instantIn(timeZone, workDate, start), endAt: instantIn(timeZone, endsOn, end) };
}

type Cell = (column: ImportColumn) => string;

/**
 * The best of what the row says: a clock duration, then start and end, then decimal hours, which are often rounded to two
 * places.
 */
function minutesOf(cell: Cell, span: number | undefined): number | undefined {
  const whole = parseImportDuration(cell('duration'));
  const isClock = cell('duration').includes(':');
  if (whole !== undefined && isClock) return whole;
  const typed = /^\d+$/.test(cell('minutes')) ? Number(cell('minutes')) : undefined;
  const decimal = typed ?? whole ?? parseImportHours(cell('hours'));
  const said = [cell('duration'), cell('hours'), cell('minutes')].some(Boolean);
  if (span !== undefined && (!said || (decimal !== undefined && Math.abs(span - decimal) <= 1))) return span;
  return decimal;
}

type Unread = { column: ImportColumn; code: Code };

/** Filled cells about the time that say nothing, although others may say enough: what they mean is not for us to guess. */
function unreadCells(cell: Cell, order: Exclude<ImportDateFormat, 'auto'>): Unread[] {
  const isDate = (column: ImportColumn): boolean => parseImportDate(cell(column), order) !== undefined;
  const isTime = (column: ImportColumn): boolean => parseImportTime(cell(column)) !== undefined || isDate(column);
  const checks: [ImportColumn, Code, () => boolean][] = [
    ['start', 'time_import.bad_time', () => isTime('start')],
    ['end', 'time_import.bad_time', () => isTime('end')],
    ['endDate', 'import.bad_date', () => isDate('endDate')],
    ['duration', 'time_import.bad_duration', () => parseImportDuration(cell('duration')) !== undefined],
    ['hours', 'time_import.bad_duration', () => parseImportHours(cell('hours')) !== undefined],
    ['minutes', 'time_import.bad_duration', () => /^\d+$/.test(cell('minutes'))],
  ];
  return checks.flatMap(([column, code, isRead]) => (cell(column) && !isRead() ? [{ column, code }] : []));
}

type Complain = (column: ImportColumn, code: Code, params?: Params) => void;

/** Whether the row is billable: by a column that says so, or one that says the opposite. An empty cell says yes, and the task decides further. */
function billableIn(cell: Cell, complain: Complain, map: TimeColumnMap): boolean {
  const said = (column: ImportColumn, words?: YesNoWords): boolean | undefined => {
    const text = cell(column);
    const answer = text ? parseYesNo(text, words) : undefined;
    if (text && answer === undefined) complain(column, 'import.not_yes_no', { value: text.slice(0, 200) });
    return answer;
  };
  const billable = said('billable', billableWords);
  const opposite = said('nonBillable');
  if (billable !== undefined && billable === opposite)
    complain('nonBillable', 'import.contradicts', { value: cell('nonBillable'), column: map.billable?.header ?? '' });
  return billable ?? !(opposite ?? false);
}

type Reading = { header: CsvRow; map: TimeColumnMap; order: Exclude<ImportDateFormat, 'auto'>; timeZone: string };

function readRow(row: CsvRow, { header, map, order, timeZone }: Reading): ParsedTimeRow {
  const { line, cells } = row;
  const cell: Cell = (column) => (map[column] ? (cells[map[column].index] ?? '').trim() : '');
  const text = (column: ImportColumn): string | null => cell(column) || null;
  const problems: ImportProblem[] = [];
  const misfit = misfitOf(row, header, map);
  if (misfit) problems.push({ row: line, column: '', ...misfit });
  const complain = (column: ImportColumn, code: Code, params?: Params): void => {
    // Its cells stand under headings of other cells, so nothing can be said of them.
    if (misfit) return;
    problems.push({ row: line, column: map[column]?.header ?? column, code, ...(params && { params }) });
  };

  if (!cell('project')) complain('project', 'field.required');
  const dateColumn = map.date ? 'date' : 'start';
  const workDate = parseImportDate(cell(dateColumn), order);
  if (!workDate) complain(dateColumn, 'import.bad_date', { value: cell(dateColumn) });

  const startTime = parseImportTime(cell('start'));
  const endTime = parseImportTime(cell('end'));
  const endDate = parseImportDate(cell(map.endDate ? 'endDate' : 'end'), order);
  const instants = workDate && startTime && endTime ? instantsOf(timeZone, workDate, startTime, endTime, endDate) : undefined;
  const span = instants && minutesBetween(instants.startAt, instants.endAt);
  const minutes = minutesOf(cell, span);
  // A duration of its own may leave breaks out, or be rounded: then start and end do not say how long the work took.
  unreadCells(cell, order).forEach(({ column, code }) => complain(column, code, { value: cell(column).slice(0, 200) }));
  const isSpan = span !== undefined && minutes !== undefined && span > 0 && Math.abs(span - minutes) <= 1;
  const isTold = problems.some(({ code }) => code === 'time_import.bad_duration');
  if (!isTold && (minutes === undefined || minutes < 1 || minutes > 1440)) {
    const column = (['duration', 'hours', 'minutes', 'end'] as const).find((one) => map[one] && cell(one)) ?? 'duration';
    complain(column, 'time_import.bad_duration', { value: cell(column) });
  }
  if ([...cell('note')].length > longestNote) complain('note', 'field.too_long', { max: longestNote });

  return {
    row: line,
    userName: text('user') ?? (`${cell('firstName')} ${cell('lastName')}`.trim() || null),
    userLogin: text('login'),
    userEmail: text('email'),
    projectName: cell('project'),
    customerName: text('customer'),
    taskName: text('task'),
    workDate: workDate ?? null,
    minutes: minutes !== undefined && minutes >= 1 && minutes <= 1440 ? minutes : null,
    startTime: startTime ?? null,
    endTime: endTime ?? null,
    startAt: isSpan ? (instants?.startAt ?? null) : null,
    endAt: isSpan ? (instants?.endAt ?? null) : null,
    note: text('note'),
    billable: billableIn(cell, complain, map),
    problems,
  };
}

const sumWords = ['total', 'totals', 'sum', 'iš viso', 'viso', 'suma', 'totalt'];
const told = importColumns.filter((column) => !['duration', 'hours', 'minutes', 'billable', 'nonBillable'].includes(column));

/** A row of sums at the foot of a file: durations, and at most a word that says so. */
const isSum = (cell: Cell): boolean => told.every((column) => !cell(column) || sumWords.includes(simpleHeading(cell(column))));

/**
 * Reads an export of another time tracker (Toggl Track, Clockify, Kimai) or any CSV with a project, a date and a duration. Each
 * row says what is wrong with it; names are not looked up here. Sums at the foot of a file are left out. Throws DomainError `import.bad_file`, `.empty`, `.missing_column`, `.too_many_rows`, and `.ambiguous_dates` when neither the
 * file nor `dateFormat` says whether the day or the month comes first. Times are those of the clocks in `timeZone`. Example:
 * `parseTimeFile('Project,Date,Duration\nShop,2026-11-21,1:30').rows[0]` has `workDate: '2026-11-21'` and `minutes: 90`.
 */
export function parseTimeFile(content: string, dateFormat: ImportDateFormat = 'auto', timeZone = 'UTC'): ParsedTimeFile {
  const { delimiter, rows } = parseCsv(content);
  const [header, ...body] = rows;
  if (!header) throw new DomainError('import.empty');
  const map = mapTimeColumns(header.cells);
  assertColumns(map);

  const cellOf = (row: CsvRow, column: ImportColumn): string => row.cells[map[column]?.index ?? -1]?.trim() ?? '';
  const entries = body.filter((row) => !isSum((column) => cellOf(row, column)));
  if (entries.length > maxImportRows) throw new DomainError('import.too_many_rows', { max: maxImportRows });

  const dateColumns: ImportColumn[] = map.date ? ['date', 'endDate'] : ['start', 'end'];
  const dates = entries.flatMap((row) => dateColumns.map((column) => cellOf(row, column)));
  const order = dateFormat === 'auto' ? dateOrderOf(dates) : dateFormat;
  if (!order) {
    throw new DomainError('import.ambiguous_dates', undefined, { dateFormat: { code: 'import.ambiguous_dates' } });
  }
  return {
    format: formatOf(header.cells),
    delimiter,
    dateFormat: order,
    rows: entries.map((row) => readRow(row, { header, map, order, timeZone })),
  };
}
