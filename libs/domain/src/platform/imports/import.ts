import type { Code } from '../../messages.ts';
import type { Params } from '../errors/domain-error.ts';

/** How the dates of a file are written; `auto` finds it out from all of them. */
export const importDateFormats = ['auto', 'ymd', 'dmy', 'mdy'] as const;
export type ImportDateFormat = (typeof importDateFormats)[number];

export const maxImportRows = 5000;

/** `column` is the heading in the file, `row` its line. */
export type ImportProblem = { row: number; column: string; code: Code; params?: Params };

/** What becomes of a row: a new record, a change of a known one, nothing since the record is there, or more of the row above. */
const importOutcomes = ['create', 'update', 'skip', 'more'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** One row of a file as it was understood. */
export class ImportRow {
  /** Line of the file, the header is 1. */
  row: number;
  outcome: ImportOutcome;
  /** The record that is there already. */
  existingId: number | null;
  /** `column` is a heading of the file, or empty where the row as a whole is refused. */
  problems: { column: string; code: string; params?: Record<string, string | number> }[];
}

/** Which column of the file a field is read from; `index` is null where it has none. */
export class ImportMapping {
  field: string;
  index: number | null;
}

export class ImportPreview {
  headers: string[];
  columns: ImportMapping[];
  delimiter: string;
  rowCount: number;
  validCount: number;
  problemCount: number;
  createCount: number;
  updateCount: number;
  skipCount: number;
}

/** A file that was imported. */
export class ImportRecord {
  id: number;
  version: number;
  createdAt: string;
  fileName: string;
  rowCount: number;
  createdCount: number;
  updatedCount: number;
  createdById: number;
  createdByName: string;
  undoneAt: string | null;
}
