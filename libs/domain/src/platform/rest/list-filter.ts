import type { Code } from '../../messages.ts';
import { isCalendarDate } from '../values/dates.ts';

/** The kinds of value that a column of a list has, and by which a filter compares. */
export type ColumnKind = 'text' | 'whole' | 'number' | 'date' | 'moment' | 'flag';

/** What a list can be asked, as the OpenAPI document says it with each list. */
export type ListDescription = {
  /** Those that can be filtered and sorted by. */
  fields: Record<string, ColumnKind>;
  /** What a filter may ask besides, and no field answers. */
  questions: Record<string, ColumnKind>;
  /** Fields in the order of the reader's alphabet. */
  names: string[];
  /** Fields that `q` looks into. */
  search: string[];
  /** The order when none is asked for. */
  sort: [field: string, direction: 'ASC' | 'DESC'];
  /** What is said of an id that is not there, where that is not the usual sentence. */
  missing?: Code;
};

export const filterOperators = ['eq_any', 'neq_any', 'inc_any', 'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'q'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/**
 * The field and the operator that a key of a filter names. A field may itself end like an operator, so the whole name is looked up
 * first. Example: `readFilterKey('total_gte', isField)` is `{ field: 'total', operator: 'gte' }`; undefined when no field fits.
 */
export function readFilterKey(
  key: string,
  isField: (name: string) => boolean,
): { field: string; operator: FilterOperator } | undefined {
  if (isField(key)) return { field: key, operator: 'eq' };
  for (const operator of filterOperators) {
    const field = key.slice(0, -operator.length - 1);
    if (key.endsWith(`_${operator}`) && isField(field)) return { field, operator };
  }
  return undefined;
}

/**
 * The value of a filter as a column of this kind takes it; undefined when it is of another kind.
 * Example: `filterValue('whole', '42')` is 42.
 */
export function filterValue(kind: ColumnKind, value: unknown): string | number | boolean | undefined {
  switch (kind) {
    case 'text':
      return (typeof value === 'string' || typeof value === 'number') &&
        String(value).length <= 200 &&
        !String(value).includes('\0')
        ? String(value)
        : undefined;
    case 'whole': {
      const found = numberIn(value);
      return Number.isInteger(found) && Math.abs(found as number) <= 2_147_483_647 ? (found as number) : undefined;
    }
    case 'number': {
      const found = numberIn(value);
      return typeof found === 'number' && Number.isFinite(found) && Math.abs(found) < 1e15 ? found : undefined;
    }
    case 'date':
      return typeof value === 'string' && isCalendarDate(value) ? value : undefined;
    case 'moment':
      return typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value)) && /^\d{4}-/.test(value)
        ? withinYears(new Date(value).toISOString())
        : undefined;
    case 'flag':
      return value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;
  }
}

/** There is no year 0 in the database, and in UTC a moment may come to lie in another year than it was written in. */
const withinYears = (moment: string): string | undefined => (/^(?!0000)\d{4}-/.test(moment) ? moment : undefined);

const numberIn = (value: unknown): unknown => (typeof value === 'string' && value.trim() ? Number(value) : value);
