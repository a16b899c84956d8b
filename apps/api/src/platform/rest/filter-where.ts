import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { find, plain, unknownField, valueFor, type Column, type Reference } from './columns.ts';
import { contains } from './search.ts';

type Condition = RawBuilder<unknown>;
type Compare = (column: RawBuilder<unknown>, value: unknown) => Condition;

const maxValues = 1000;

/** FakeRest's operators. A field may itself end like one of these, so the whole name is looked up first. */
const operators: Record<string, Compare> = {
  _neq: (column, value) => sql`${column} is distinct from ${value}`,
  _gt: (column, value) => sql`${column} > ${value}`,
  _gte: (column, value) => sql`${column} >= ${value}`,
  _lt: (column, value) => sql`${column} < ${value}`,
  _lte: (column, value) => sql`${column} <= ${value}`,
};

/** The filter of a list as SQL, without its search. A field or operator that is not known is refused, never ignored. */
export function filterWhere(
  columns: Record<string, Column>,
  filter: Record<string, unknown>,
  reference: Reference = plain,
): Condition | undefined {
  const parts = Object.entries(filter).map(([key, value]) => condition(columns, key, value, reference));
  return parts.length ? sql`(${sql.join(parts, sql` and `)})` : undefined;
}

function condition(columns: Record<string, Column>, key: string, value: unknown, reference: Reference): Condition {
  const whole = find(columns, key);
  if (whole) return equals(key, whole, value, reference(whole));
  for (const suffix of ['_eq_any', '_neq_any', '_inc_any', '_eq', '_q', ...Object.keys(operators)]) {
    if (!key.endsWith(suffix)) continue;
    const name = key.slice(0, -suffix.length);
    const column = find(columns, name);
    if (!column) continue;
    const left = reference(column);
    if (suffix === '_eq') return equals(name, column, value, left);
    if (suffix === '_eq_any' || suffix === '_inc_any') return oneOf(name, column, value, left);
    if (suffix === '_neq_any') return sql`not coalesce(${oneOf(name, column, value, left)}, false)`;
    if (suffix === '_q') return contains(left, value);
    if (value === null && suffix === '_neq') return sql`${left} is not null`;
    return (operators[suffix] as Compare)(left, valueFor(name, column, value));
  }
  throw unknownField(key, columns);
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
