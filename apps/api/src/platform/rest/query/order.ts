import { listForms } from '@kontor/domain';
import { ApiError } from '../../errors/api-error.ts';
import { collation } from '../../orm/alphabet.ts';
import { find, unknownField, type Column } from '../columns.ts';

type Direction = 'ASC' | 'DESC';
/** Ties are sorted by id, in the same direction. */
export type Order = { column: Column; direction: Direction; collation: string };

/** The order of a page, from the requested field and direction. */
export function orderOf(columns: Record<string, Column>, sort: unknown, allowed?: readonly string[]): Order {
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC'))
    throw new ApiError('list.bad_sort', listForms['list.bad_sort']);
  const sortable = allowed ? Object.fromEntries(Object.entries(columns).filter(([name]) => allowed.includes(name))) : columns;
  const column = find(sortable, field);
  if (!column) throw unknownField(field, sortable);
  return { column, direction, collation: column.alphabetic ? collation() : '' };
}

/** The expression that rows are sorted by. */
export const placeText = ({ column, collation }: Order): string => `${column.sql}${collation}`;

export const directionText = ({ column, direction }: Order): string => `${direction}${column.neverEmpty ? '' : ' nulls last'}`;
