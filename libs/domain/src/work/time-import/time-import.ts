import type { ImportNameKind } from './import-names.input.ts';

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

/** A name of the file that no record has by itself, and what it is taken for. */
export class TimeImportName {
  kind: ImportNameKind;
  name: string;
  /** What the file has beside it: the customer of a project, the address of a person. */
  detail: string | null;
  rowCount: number;
  /** The record that it stands for; null while it is unknown, and for one that the import will add. */
  id: number | null;
  idName: string | null;
  /** The import will add a record of this name. */
  make: boolean;
  /** The customer that was chosen for a project to add. */
  customerId: number | null;
  customerName: string | null;
  /** The address that was given for a person to add. */
  email: string | null;
  /** As in the last import of the same program. */
  remembered: boolean;
  /** The person who imports may add such a record. */
  mayMake: boolean;
  /** Records whose names are most like it. */
  alike: { id: number; name: string }[];
  /** Why it cannot be what was chosen. */
  problem: { code: string; params?: Record<string, string | number> } | null;
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
  /** Names that no record has: customers, projects, people, each once. */
  names: TimeImportName[];
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
