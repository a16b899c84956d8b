import { filterValue, readFilterKey, type ColumnKind, type FilterOperator, type ListDescription } from '@kontor/domain';
import type { Row } from '../../recording/table.ts';
import { Refusal } from '../frame.ts';

type Test = (row: Row) => boolean;
type Value = string | number | boolean;

const mostValues = 1000;
const mostLetters = 100;

/** Tests whether a row matches the filter, as PostgreSQL would. An unknown field or operator is refused, never ignored. */
export function where(list: ListDescription, questions: Record<string, number[]>, filter: Record<string, unknown>): Test {
  const kinds = { ...list.fields, ...list.questions };
  const answers = new Map(Object.entries(questions).map(([name, ids]) => [name, new Set(ids)]));
  const tests = Object.entries(filter).map(([key, asked]): Test => {
    const read = readFilterKey(key, (name) => Object.hasOwn(kinds, name));
    const kind = read && kinds[read.field];
    if (!kind) throw unknownField(key, Object.keys(kinds));
    const { field, operator } = read;
    const answer = answers.get(field);
    if (!answer && Object.hasOwn(list.questions, field)) throw new Refusal('demo.needs_server');
    const valueIn = (row: Row): Value | null => (answer ? answer.has(Number(row['id'])) : asKind(kind, row[field]));
    return test(field, kind, operator, asked, valueIn);
  });
  return (row) => tests.every((fits) => fits(row));
}

function test(
  field: string,
  kind: ColumnKind,
  operator: FilterOperator,
  asked: unknown,
  valueIn: (row: Row) => Value | null,
): Test {
  const valueOf = (value: unknown): Value => {
    const found = filterValue(kind, value);
    if (found === undefined) throw new Refusal('list.bad_filter', { field });
    return found;
  };
  const oneOf = (): Test => {
    if (!Array.isArray(asked) || asked.length > mostValues) throw new Refusal('list.bad_filter', { field });
    const values = new Set(asked.map(valueOf));
    return (row) => values.has(valueIn(row) as Value);
  };
  const compared = (fits: (value: Value, wanted: Value) => boolean): Test => {
    const wanted = valueOf(asked);
    return (row) => {
      const value = valueIn(row);
      return value !== null && fits(value, wanted);
    };
  };
  switch (operator) {
    case 'eq':
      if (asked === null) return (row) => valueIn(row) === null;
      return Array.isArray(asked) ? oneOf() : compared((value, wanted) => value === wanted);
    case 'eq_any':
    case 'inc_any':
      return oneOf();
    case 'neq_any': {
      const among = oneOf();
      return (row) => !among(row);
    }
    case 'neq': {
      const unwanted = asked === null ? null : valueOf(asked);
      return (row) => valueIn(row) !== unwanted;
    }
    case 'gt':
      return compared((value, wanted) => value > wanted);
    case 'gte':
      return compared((value, wanted) => value >= wanted);
    case 'lt':
      return compared((value, wanted) => value < wanted);
    case 'lte':
      return compared((value, wanted) => value <= wanted);
    case 'q': {
      const text = searchText(asked);
      // PostgreSQL writes amounts and moments differently from JSON.
      if (kind === 'number' || kind === 'moment') throw new Refusal('demo.needs_server');
      return hasWords(text, (row) => [valueIn(row)]);
    }
  }
}

/** Tests whether the list's searched fields contain each word of the text, in any order, ignoring case, accents and signs. */
export function found(list: ListDescription, asked: unknown): Test {
  if (asked === undefined) return () => true;
  const text = searchText(asked);
  return text.trim() === '' ? () => true : hasWords(text, (row) => list.search.map((field) => row[field] as Value | null));
}

function hasWords(text: string, valuesOf: (row: Row) => (Value | null)[]): Test {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const textsOf = (row: Row): string[] => valuesOf(row).flatMap((value) => (value === null ? [] : String(value)));
  // A text of signs alone is looked for as it stands.
  if (!words.length) return (row) => textsOf(row).some((one) => one.includes(text));
  return (row) => words.every((word) => textsOf(row).some((one) => hasWord(one, word)));
}

/** A word that no index of the database serves is looked for as it stands in texts of plain letters. */
function hasWord(text: string, word: string): boolean {
  const isServed = /[\p{L}\p{N}]{3}/u.test(word.replace(/[^\p{L}\p{N}]/gu, ''));
  if (!isServed && text.toLowerCase().includes(word.toLowerCase())) return true;
  return (isServed || /[^\0-\x7f]/.test(text)) && plainText(text).includes(plainText(word));
}

const otherLetters: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', ı: 'i' };

/** What `plain_text` makes of a text in the database. */
const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœłđðþßı]/g, (letter) => otherLetters[letter] ?? letter)
    .replaceAll('aa', 'a')
    .replaceAll('oe', 'o')
    .replace(/[\s./,()+_:;'"&#`‘’‚‛“”„‟‐‑‒–—−-]/g, '');

function searchText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Refusal('list.bad_filter');
  const given = String(value);
  if (given.length > mostLetters) throw new Refusal('list.search_too_long', { max: mostLetters });
  if (given.includes('\0')) throw new Refusal('list.bad_filter');
  return given;
}

/** Moments are brought to one notation to compare them. */
const asKind = (kind: ColumnKind, value: unknown): Value | null =>
  kind === 'moment' && typeof value === 'string' ? new Date(value).toISOString() : ((value as Value | undefined) ?? null);

export const unknownField = (field: string, allowed: string[]): Refusal =>
  new Refusal('list.unknown_field', { field: field.slice(0, 60), allowed: allowed.join(', ') });
