import { sql, type RawBuilder } from 'kysely';
import type { Match } from '../subjects/subject.ts';

const latest = 10_000;

/** The trigram indexes serve a text with three letters or digits in a row. For a shorter one every document would be read, at each key press. */
export const isIndexed = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);

/** The table when its index serves the text, else its latest rows. */
export const indexedOrLatest = (table: string, pattern: string): RawBuilder<unknown> =>
  isIndexed(pattern) ? sql.table(table) : sql`(select * from ${sql.table(table)} order by id desc limit ${latest})`;

/** People leave out the dashes of a number, so a space matches anything between. */
export const anyBetween = (pattern: string): string => pattern.replace(/\s+/g, '%');

/**
 * Matches each word on its own, in any order, ignoring case. `plainly` also ignores accents, which no index serves: "azuolas"
 * finds "Ąžuolas", "orsta" finds "Ørsta".
 */
export function matching(text: string, plainly: boolean): Match {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const fits = (column: string, wanted: string): RawBuilder<unknown> =>
    plainly ? sql`unaccent(${sql.raw(column)}) ilike unaccent(${wanted})` : sql`${sql.raw(column)} ilike ${wanted}`;
  const words = escaped.split(/\s+/).map((word) => `%${word}%`);
  return {
    pattern: `%${escaped}%`,
    has: (column) =>
      sql`(${sql.join(
        words.map((word) => fits(column, word)),
        sql` and `,
      )})`,
    begins: (column) => fits(column, `${escaped}%`),
  };
}
