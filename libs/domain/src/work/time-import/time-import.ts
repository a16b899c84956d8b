export const importDateFormats = ['auto', 'ymd', 'dmy', 'mdy'] as const;
export type ImportDateFormat = (typeof importDateFormats)[number];

/** One row of the file as it was understood. */
export class TimeImportRow {
  /** Line of the file, the header is 1. */
  row: number;
  /** The person who gets the hours, or the name in the file where no person matches. */
  userName: string | null;
  userId: number | null;
  projectName: string;
  projectId: number | null;
  taskName: string | null;
  taskId: number | null;
  workDate: string | null;
  minutes: number | null;
  startAt: string | null;
  endAt: string | null;
  note: string | null;
  billable: boolean;
  /** `column` is a heading of the file, or empty where the row as a whole is refused. */
  problems: { column: string; code: string; params?: Record<string, string | number> }[];
}

export class TimeImportPreview {
  /** toggl, clockify, kimai or other: by its column names. */
  format: string;
  delimiter: string;
  rowCount: number;
  validCount: number;
  problemCount: number;
  minutes: number;
  rows: TimeImportRow[];
}

export class TimeImportRecord {
  id: number;
  version: number;
  createdAt: string;
  fileName: string;
  format: string;
  rowCount: number;
  minutes: number;
  createdById: number;
  createdByName: string;
  undoneAt: string | null;
}
