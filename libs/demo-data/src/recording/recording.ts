import type { ListDescription } from '@kontor/domain';
import type { Table } from './table.ts';

/** What a call of the API has in the recording. A call that is nowhere in it is none of the API's. */
export type RecordedCall =
  | { kind: 'list'; list: string }
  | { kind: 'record'; list: string }
  /** Pages of the records that this list has, by their ids. */
  | { kind: 'pages'; list: string; part: string }
  | { kind: 'answers'; part: string }
  /** Only a server can do it: writing, files, live news. */
  | { kind: 'refused' };

/** The first part of a recording: what it has, and of which day. */
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
  /** For each question of the list, the ids of the records that it is true of. */
  questions: Record<string, number[]>;
  /** Whether a single record has more than its row; the part `details/<list>` has that, in the order of the rows. */
  hasDetails: boolean;
};
/** The ids of the records on each page, or what was answered, by the call with its query. */
export type Answers = Record<string, unknown>;

/** Reads one part: `contents`, `rows/<list>`, `details/<list>` or `answers/<call>`. */
export type ReadPart = (name: string) => Promise<unknown>;

/** A call in one spelling: its path, and what was asked in the order of the names, without what is empty. */
export function keyOf(path: string, query: Record<string, string | string[]> = {}): string {
  const asked = Object.entries(query)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`);
  return asked.length ? `${path}?${asked.join('&')}` : path;
}
