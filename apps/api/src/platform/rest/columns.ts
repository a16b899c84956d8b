import { isCalendarDate } from '@kontor/domain';
import { ApiError } from '../errors/api-error.ts';

/** A column of a list: the SQL it is read by and the kind of value that can be compared with it. */
export type Column = {
  sql: string;
  kind: 'text' | 'whole' | 'number' | 'date' | 'moment' | 'flag';
  queryable: boolean;
  /** Sorted by the alphabet of the reader. */
  alphabetic?: true;
};

const column =
  (kind: Column['kind']) =>
  (sql: string): Column => ({ sql, kind, queryable: true });

export const text = column('text');
/** What somebody or something is called. */
export const name = (sql: string): Column => ({ ...text(sql), alphabetic: true });
export const whole = column('whole');
export const number = column('number');
export const date = column('date');
export const moment = column('moment');
export const flag = column('flag');
/** Computed for the rows of a page only: shown, but neither filtered nor sorted by. */
export const shown = (sql: string): Column => ({ sql, kind: 'text', queryable: false });

/** The value of a filter as the column takes it; a value of the wrong kind is refused instead of reaching the database. */
export function valueFor(name: string, { kind }: Column, value: unknown): string | number | boolean {
  const bad = (): never => {
    throw new ApiError('list.bad_filter', { field: name });
  };
  switch (kind) {
    case 'text':
      return (typeof value === 'string' || typeof value === 'number') &&
        String(value).length <= 200 &&
        !String(value).includes('\0')
        ? String(value)
        : bad();
    case 'whole': {
      const found = typeof value === 'string' && value.trim() ? Number(value) : value;
      return Number.isInteger(found) && Math.abs(found as number) <= 2_147_483_647 ? (found as number) : bad();
    }
    case 'number': {
      const found = typeof value === 'string' && value.trim() ? Number(value) : value;
      return typeof found === 'number' && Number.isFinite(found) && Math.abs(found) < 1e15 ? found : bad();
    }
    case 'date':
      return typeof value === 'string' && isCalendarDate(value) ? value : bad();
    case 'moment':
      return typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value)) && /^\d{4}-/.test(value)
        ? new Date(value).toISOString()
        : bad();
    case 'flag':
      return value === true || value === 'true' ? true : value === false || value === 'false' ? false : bad();
  }
}

export function unknownField(field: string, columns: Record<string, Column>): ApiError {
  const allowed = Object.keys(columns).filter((name) => columns[name]?.queryable);
  return new ApiError('list.unknown_field', { field: field.slice(0, 60), allowed: allowed.join(', ') });
}

export function find(columns: Record<string, Column>, name: string): Column | undefined {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  return column?.queryable ? column : undefined;
}
