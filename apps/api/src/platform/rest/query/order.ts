import { ApiError } from '../../errors/api-error.ts';
import { collation } from './alphabet.ts';
import { find, unknownField, type Column } from '../columns.ts';

export type Direction = 'ASC' | 'DESC';
/** Rows that are alike in it are ordered by their id, in the same direction. */
export type Order = { column: Column; direction: Direction; collation: string };

/** What a page is ordered by, from the field and direction that were asked for. */
export function orderOf(columns: Record<string, Column>, sort: unknown): Order {
  const [field, direction] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field !== 'string' || (direction !== 'ASC' && direction !== 'DESC')) throw new ApiError('list.bad_sort');
  const column = find(columns, field);
  if (!column) throw unknownField(field, columns);
  return { column, direction, collation: column.alphabetic ? collation() : '' };
}

/** What is compared, as a value of the row. */
export const placeText = ({ column, collation }: Order): string => `${column.sql}${collation}`;

export const directionText = ({ column, direction }: Order): string => `${direction}${column.neverEmpty ? '' : ' nulls last'}`;
