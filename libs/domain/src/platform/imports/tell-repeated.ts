import type { ImportRow } from './import.ts';

type Told = { row: Pick<ImportRow, 'row' | 'problems'>; keys: readonly string[]; column: string };

/**
 * Tells each row that has a key of an earlier one. A row with problems is not imported, so it does not stand in the way of a later one: of two rows
 * with one code, the one that can be imported is.
 */
export function tellRepeated(rows: readonly Told[]): void {
  const seen = new Map<string, number>();
  for (const { row, keys, column } of rows) {
    const before = keys.map((key) => seen.get(key)).find((at) => at !== undefined);
    if (before !== undefined) row.problems.unshift({ column, code: 'import.repeated', params: { row: before } });
    if (row.problems.length === 0) for (const key of keys) seen.set(key, row.row);
  }
}
