import { sql, type RawBuilder } from 'kysely';

/**
 * SQL of a text as it is searched: in small letters, without accents and signs, å and aa as a, ø and oe as o. The trigram indexes have the
 * same expression.
 */
const plainText = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`plain_text(${text}::text)`;

/** The same of a typed text, whose % is no sign of a pattern. */
const plainPattern = (text: string): RawBuilder<unknown> => sql`replace(plain_text(${text}), '%', '\\%')`;

/** The words of a searched text, the longest first; those of signs alone are left out. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .sort((a, b) => b.length - a.length);

/** A trigram index serves three letters or digits or more. For shorter texts each row is read. */
export const isServed = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text.replace(/[^\p{L}\p{N}\s]/gu, ''));

/** Does the column contain each word, in any order? A text of signs alone is looked for as it stands. */
export function hasWords(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const words = wordsOf(text);
  if (!words.length) return sql`position(${text} in ${column}::text) > 0`;
  return sql`(${sql.join(
    words.map((word) => hasWord(column, word)),
    sql` and `,
  )})`;
}

/**
 * Does the column contain this word? A word that an index serves is hidden from the planner in a subselect, so that the statement is planned
 * once: all matches are found before a page is cut (see foundText), so no text needs a plan of its own. For a shorter one each row is read,
 * and only those with other than plain letters are made plain, which is the dearest.
 */
function hasWord(column: RawBuilder<unknown>, word: string): RawBuilder<unknown> {
  const wanted = sql`'%' || ${plainPattern(word)} || '%'`;
  if (isServed(word)) return sql`${plainText(column)} like (select ${wanted})`;
  const literal = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${column}::text ilike ${literal} or octet_length(${column}::text) > length(${column}::text) and ${plainText(column)} like ${wanted})`;
}

/** Does the column begin with this text? */
export const beginsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  sql`${plainText(column)} like ${plainPattern(text)} || '%'`;
