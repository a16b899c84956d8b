import type { ListDescription } from '@kontor/domain';
import type { Table } from './table.ts';

/** How the recording answers a call of the API. A call that it does not contain does not exist in the API. */
export type RecordedCall =
  | { kind: 'list'; list: string }
  | { kind: 'record'; list: string }
  /** Pages of records of this list, stored as ids. */
  | { kind: 'pages'; list: string; part: string }
  | { kind: 'answers'; part: string }
  /** Needs a server: writing, files, live events. */
  | { kind: 'refused' };

/** The first part of a recording: its day, calls and lists. */
export type Contents = {
  /** The calendar date on which the API answered. */
  day: string;
  timeZone: string;
  /** By method and path, such as `GET /api/v1/customers/{id}`. */
  calls: Record<string, RecordedCall>;
  lists: Record<string, ListDescription>;
};
export type Rows = {
  rows: Table;
  /** For each derived filter of the list, the ids of the matching records. */
  questions: Record<string, number[]>;
  /** Whether single records have more than their row; `details/<list>` has the rest, in the order of the rows. */
  hasDetails: boolean;
};
/** By the call with its query: the ids of a page's records, or the answer. */
export type Answers = Record<string, unknown>;

/** Reads one part: `contents`, `rows/<list>`, `details/<list>` or `answers/<call>`. */
export type ReadPart = (name: string) => Promise<unknown>;

/** A call in canonical form: its path and its query, sorted by name, without empty values. */
export function keyOf(path: string, query: Record<string, string | string[]> = {}): string {
  const asked = Object.entries(query)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`);
  return asked.length ? `${path}?${asked.join('&')}` : path;
}
