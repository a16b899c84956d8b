import { parseCsv, type CsvDelimiter, type CsvRow } from '../shared/csv.ts';
import { daysBetween } from '../shared/dates.ts';
import { DomainError, type Params } from '../shared/domain-error.ts';
import type { Code } from '../shared/messages.ts';
import { dateOrderOf, parseBillable, parseImportDate, parseImportDuration, parseImportHours, parseImportTime } from './import-cells.ts';
import { formatOf, mapColumns, type ColumnMap, type ImportColumn } from './import-columns.ts';
import type { ImportDateFormat } from './time-import.ts';

export const maxImportRows = 5000;
const longestNote = 2000;

/** `column` is the heading in the file, `row` its line. */
export type ImportProblem = { row: number; column: string; code: Code; params?: Params };

export type ParsedTimeRow = {
  /** Line of the file; the header is 1. */
  row: number;
  userName: string | null;
  userEmail: string | null;
  projectName: string;
  customerName: string | null;
  taskName: string | null;
  workDate: string | null;
  minutes: number | null;
  /** `HH:MM` on the wall of whoever exported the file. */
  startTime: string | null;
  endTime: string | null;
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

function assertColumns(map: ColumnMap): void {
  const missing = (column: string): DomainError => new DomainError('time_import.missing_column', { column });
  if (!map.project) throw missing('Project');
  if (!map.date && !map.start) throw missing('Date');
  if (!map.duration && !map.hours && !map.minutes && !(map.start && map.end)) throw missing('Duration');
}

const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes from start to end on the wall; an end before the start is on the next day unless the file names its date. */
function spanOf(start: string, end: string, workDate: string, endDate: string | undefined): number {
  const span = clockMinutes(end) - clockMinutes(start);
  const days = endDate ? daysBetween(workDate, endDate) : span < 0 ? 1 : 0;
  return span + days * 1440;
}

/** Reads the rows of one file with its columns and its order of dates. */
class RowReader {
  constructor(
    private readonly map: ColumnMap,
    private readonly order: Exclude<ImportDateFormat, 'auto'>,
  ) {}
}
