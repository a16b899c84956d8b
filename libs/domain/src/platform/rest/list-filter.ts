import type { Code } from '../../messages.ts';
import { isCalendarDate } from '../values/dates.ts';

/** The types of list columns; a filter compares by them. */
export type ColumnKind = 'text' | 'whole' | 'number' | 'date' | 'moment' | 'flag';

/** What a list can be filtered, sorted and searched by, as the OpenAPI document describes it. */
export type ListDescription = {
  /** Fields that can be filtered by, and sorted by unless `sortFields` names those. */
  fields: Record<string, ColumnKind>;
  sortFields?: string[];
  /** Filters that are not fields of the record. */
  questions: Record<string, ColumnKind>;
  /** Fields that are sorted by the reader's alphabet. */
  names: string[];
  /** Fields that `q` searches. */
  search: string[];
  /** The default order. */
  sort: [field: string, direction: 'ASC' | 'DESC'];
  /** The refusal for an unknown id, where the default one does not fit. */
  missing?: Code;
};

export const filterOperators = ['eq_any', 'neq_any', 'inc_any', 'eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'q'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/**
 * The field and the operator that a filter key names. The whole key is looked up as a field first, since a field name may end
 * like an operator. Example: `readFilterKey('total_gte', isField)` is `{ field: 'total', operator: 'gte' }`; undefined when no
 * field fits.
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

/** The value of a filter, converted to the type of the column; undefined when it does not fit. Example: `filterValue('whole', '42')` is 42. */
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

/** PostgreSQL has no year 0, and converting a moment to UTC can move it into another year. */
const withinYears = (moment: string): string | undefined => (/^(?!0000)\d{4}-/.test(moment) ? moment : undefined);

const numberIn = (value: unknown): unknown => (typeof value === 'string' && value.trim() ? Number(value) : value);
