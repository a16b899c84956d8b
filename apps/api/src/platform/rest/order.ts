import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiError } from '../errors/api-error.ts';
import { collation } from './alphabet.ts';
import { find, unknownField, type Column } from './columns.ts';
import type { List } from './list.ts';

/** Rows that are alike in it are ordered by their id, in the same direction. */
export type Order = { by: string; direction: 'ASC' | 'DESC'; empty: '' | ' nulls last' };

/** What a page is ordered by, from the field and direction that were asked for. */
export function orderOf<T>(em: EntityManager, list: List<T>, columns: Record<string, Column>, sort: unknown): Order {
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) throw new ApiError('list.bad_sort');
  const column = find(columns, field);
  if (!column) throw unknownField(field, columns);
  const by = column.alphabetic ? `${column.sql}${collation()}` : column.sql;
  return { by, direction, empty: isNeverEmpty(em, list, column) ? '' : ' nulls last' };
}

const neverEmpty = new WeakMap<Column, boolean>();

/** An index read backwards gives empty values first, so saying "last" of a column without any would only keep it from being used. */
function isNeverEmpty<T>(em: EntityManager, list: List<T>, column: Column): boolean {
  const known = neverEmpty.get(column);
  if (known !== undefined) return known;
  const [owner = '', name = ''] = column.sql.split('.');
  const [table, alias] = list.table.split(' ');
  const from = owner === alias ? table : /^join (\w+) /.exec(list.joins?.[owner] ?? '')?.[1];
  const entity = [...em.getMetadata().getAll().values()].find(({ tableName }) => tableName === from);
  const found = entity?.props.some(({ fieldNames, nullable }) => fieldNames?.includes(name) && !nullable) ?? false;
  neverEmpty.set(column, found);
  return found;
}
