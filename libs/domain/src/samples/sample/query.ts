import { DomainError } from '../../platform/errors/domain-error.ts';
import { idOf, largestId } from '../../platform/input/sent-id.ts';

/** Maximum length of a search text. */
const longestSearch = 100;
/** Maximum number of rows on a page. */
export const mostOnPage = 100;

export type Slice = { perPage: number; page: number };

const valuesOf = (source: object, name: string): unknown[] => {
  const named = source as Record<string, unknown>;
  return [named[name], named[`${name}[]`]].flat().filter((value) => value !== undefined);
};

/** One text of a query; missing and empty are the same. Example: `textIn({ q: ' Ana ' }, 'q')` is `'Ana'`. */
export function textIn(query: object, name: string): string {
  const [value] = valuesOf(query, name);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text.length > longestSearch) throw new DomainError('list.search_too_long', { max: longestSearch });
  return text;
}

/** A positive whole number of a query, at most `max`; any other value counts as missing. Example: `wholeIn({ page: '2' }, 'page', 1)` is 2. */
export function wholeIn(query: object, name: string, otherwise: number, max = largestId): number {
  const [value] = valuesOf(query, name);
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : 0;
  return number > 0 ? Math.min(number, max) : otherwise;
}

/** The rows that a query asks for. */
export const sliceIn = (query: object, perPage = 10): Slice => ({
  perPage: wholeIn(query, 'perPage', perPage, mostOnPage),
  page: wholeIn(query, 'page', 1),
});

/** Example: `sliceOf(['a', 'b', 'c'], { perPage: 2, page: 2 })` is `['c']`. */
export const sliceOf = <T>(rows: readonly T[], { perPage, page }: Slice): T[] => rows.slice((page - 1) * perPage, page * perPage);

/** A list of texts, in any of the forms that clients use: `a=1&a=2`, `a[]=1&a[]=2`, `a=1,2`. Undefined when the parameter is missing. */
export function valuesIn(query: object, name: string): string[] | undefined {
  const values = valuesOf(query, name);
  if (!values.length) return undefined;
  return values
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** The id to delete: from the query string, or else from the body. */
export function idIn(query: object, body: unknown, name: string): number | undefined {
  const [value] = valuesOf(query, name);
  if (value !== undefined) return idOf(value);
  return body !== null && typeof body === 'object' && !Array.isArray(body)
    ? idOf((body as Record<string, unknown>)[name])
    : undefined;
}

/** Does one of the texts contain `q`, ignoring case? An empty `q` is in all. */
export function hasText(q: string, ...texts: readonly string[]): boolean {
  const wanted = q.toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
