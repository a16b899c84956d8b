import { isCalendarDate } from '../values/dates.ts';
import type { ImportDateFormat } from './import.ts';

type Order = Exclude<ImportDateFormat, 'auto'>;

const dateInCell = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})(?:[T ]+\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i;
const pad = (text: string): string => text.padStart(2, '0');

/** The three numbers of a date and what its form alone says of their order: four digits in front, or points between. */
function split(text: string): { parts: [string, string, string]; order: Order | undefined } | undefined {
  const [, first = '', sign, second = '', third = ''] = dateInCell.exec(text.trim()) ?? [];
  if (first.length === 4 && third.length <= 2) return { parts: [first, second, third], order: 'ymd' };
  if (first.length > 2 || third.length !== 4) return undefined;
  return { parts: [first, second, third], order: sign === '.' ? 'dmy' : undefined };
}

/**
 * The order of day and month that all dates of a file agree on, undefined when they can be read in both ways or contradict each
 * other. A date such as 03/03/2026 says nothing and harms nothing. Example: `dateOrderOf(['02/03/2026', '02/14/2026'])` is
 * `mdy`.
 */
export function dateOrderOf(texts: readonly string[]): Order | undefined {
  const unsure = texts.flatMap((text) => split(text) ?? []).filter((date) => !date.order);
  if (unsure.length === 0) return 'ymd';
  const open = unsure.map((date) => date.parts.map(Number)).filter(([first, second]) => first !== second);
  if (open.length === 0) return 'dmy';
  const dayFirst = open.some(([first = 0]) => first > 12);
  const monthFirst = open.some(([, second = 0]) => second > 12);
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'dmy' : 'mdy';
}

/**
 * The calendar date of a cell, a time of day behind it left out; undefined when it is none in that order.
 * Dates with the year in front are always taken. Example: `parseImportDate('3/14/2026', 'mdy')` is `2026-03-14`.
 */
export function parseImportDate(text: string, order: Order): string | undefined {
  const date = split(text);
  if (!date) return undefined;
  const [a, b, c] = date.parts;
  const used = date.order ?? order;
  const orders: Record<Order, string> = {
    ymd: `${a}-${pad(b)}-${pad(c)}`,
    dmy: `${c}-${pad(b)}-${pad(a)}`,
    mdy: `${c}-${pad(a)}-${pad(b)}`,
  };
  return isCalendarDate(orders[used]) ? orders[used] : undefined;
}
