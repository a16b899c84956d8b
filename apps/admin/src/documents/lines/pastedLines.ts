import { parseDecimal } from '../../platform/inputs/parseDecimal.ts';
import type { LineValues } from '../values/lineValues.ts';

export type Pasted = Pick<LineValues, 'description' | 'quantity' | 'unitPrice'>;

const numberOf = (cell: string, grouping: string): number | undefined =>
  parseDecimal(cell.replace(/[^\d.,\s'’\u00a0\u202f\u2212-]/g, ''), grouping) ?? undefined;

/**
 * Parses rows from a spreadsheet: description, quantity and price, separated by tabs. A single number is the price. A heading row
 * (without numbers, while others have some) is skipped. Text without tabs is no table: undefined.
 */
export function pastedLines(text: string, grouping = ''): Pasted[] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  if (!rows.some((cells) => cells.length > 1)) return undefined;
  const read = rows.map(([description = '', ...rest]) => {
    const numbers = rest
      .map((cell) => (/\d/.test(cell) ? numberOf(cell, grouping) : undefined))
      .filter((value) => value !== undefined);
    return { description, numbers };
  });
  const anyNumbers = read.some(({ numbers }) => numbers.length > 0);
  return read
    .filter(({ numbers }, index) => index > 0 || numbers.length > 0 || !anyNumbers)
    .map(({ description, numbers: [first, second] }) => ({
      description: description.slice(0, 2000),
      quantity: second === undefined ? 1 : (first ?? 1),
      unitPrice: second ?? first ?? null,
    }));
}
