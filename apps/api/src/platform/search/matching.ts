import { sql, type RawBuilder } from 'kysely';
import { beginsWith, hasWords, isServed } from '../rest/query/plain-text.ts';
import type { Match } from '../subjects/subject.ts';

const latest = 10_000;

/** The table when its index serves the text, else its latest rows: for a short text every document would be read, at each key press. */
export const indexedOrLatest = (table: string, text: string): RawBuilder<unknown> =>
  isServed(text) ? sql.table(table) : sql`(select * from ${sql.table(table)} order by id desc limit ${latest})`;

/** Matches each word on its own, in any order, ignoring case, accents and signs. */
export const matching = (text: string): Match => ({
  text,
  has: (column) => hasWords(sql.raw(column), text),
  begins: (column) => beginsWith(sql.raw(column), text),
});
