import { readFilterKey, type FilterOperator } from '@kontor/domain';
import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../../errors/api-error.ts';
import { find, plain, unknownField, valueFor, type Column, type Reference } from '../columns.ts';
import { contains } from './search.ts';

type Condition = RawBuilder<unknown>;
type Compare = (column: RawBuilder<unknown>, value: unknown) => Condition;

const maxValues = 1000;

const comparisons = {
  neq: (column, value) => sql`${column} is distinct from ${value}`,
  gt: (column, value) => sql`${column} > ${value}`,
  gte: (column, value) => sql`${column} >= ${value}`,
  lt: (column, value) => sql`${column} < ${value}`,
  lte: (column, value) => sql`${column} <= ${value}`,
} satisfies Record<string, Compare>;

/** The filter of a list as SQL, without its search. Unknown fields and operators are refused, never ignored. */
export function filterWhere(
  columns: Record<string, Column>,
  filter: Record<string, unknown>,
  reference: Reference = plain,
): Condition | undefined {
  const parts = Object.entries(filter).map(([key, value]) => condition(columns, key, value, reference));
  return parts.length ? sql`(${sql.join(parts, sql` and `)})` : undefined;
}

function condition(columns: Record<string, Column>, key: string, value: unknown, reference: Reference): Condition {
  const read = readFilterKey(key, (name) => find(columns, name) !== undefined);
  const column = read && find(columns, read.field);
  if (!column) throw unknownField(key, columns);
  const { field, operator } = read;
  const left = reference(column);
  if (column.many) return anyOf(field, operator, column, value, left);
  switch (operator) {
    case 'eq':
      return equals(field, column, value, left);
    case 'eq_any':
    case 'inc_any':
      return oneOf(field, column, value, left);
    case 'neq_any':
      return sql`not coalesce(${oneOf(field, column, value, left)}, false)`;
    case 'q':
      return contains(left, value);
    default:
      if (value === null && operator === 'neq') return sql`${left} is not null`;
      return comparisons[operator](left, valueFor(field, column, value));
  }
}

/** Rows whose array has the value, or one of several. */
function anyOf(name: string, operator: FilterOperator, column: Column, value: unknown, left: Condition): Condition {
  const wanted: unknown[] = Array.isArray(value) ? value : [value];
  if (!['eq', 'eq_any', 'inc_any'].includes(operator) || wanted.length > maxValues)
    throw new ApiError('list.bad_filter', { field: name });
  const values = wanted.map((one) => valueFor(name, column, one));
  return column.has ? column.has(values) : sql`${left} && ${values}::int[]`;
}

function equals(name: string, column: Column, value: unknown, left: Condition): Condition {
  if (Array.isArray(value)) return oneOf(name, column, value, left);
  if (value === null) return sql`${left} is null`;
  return sql`${left} = ${valueFor(name, column, value)}`;
}

function oneOf(name: string, column: Column, value: unknown, left: Condition): Condition {
  if (!Array.isArray(value) || value.length > maxValues) throw new ApiError('list.bad_filter', { field: name });
  return sql`${left} = any(${value.map((one) => valueFor(name, column, one))})`;
}
