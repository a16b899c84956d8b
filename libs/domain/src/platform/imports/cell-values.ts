import type { ImportCells } from './read-cells.ts';

type Value = string | number | boolean;

/** A word of a closed list; an unknown one is a problem of the row. */
export function chosenWord<Column extends string, T extends string>(
  cells: ImportCells<Column>,
  field: Column,
  find: (text: string) => T | undefined,
): T | undefined {
  const text = cells.text(field);
  const found = text === null ? undefined : find(text);
  if (text !== null && found === undefined) cells.complain(field, 'import.unknown_value', { value: text.slice(0, 200) });
  return found;
}

/**
 * Amounts are of one currency; a cell that names another one is a problem of the row. Example: `12 USD` in a price list of a firm whose currency
 * is the euro.
 */
export function assertCurrency<Column extends string>(
  cells: ImportCells<Column>,
  columns: readonly Column[],
  currency: string,
): void {
  for (const column of columns) {
    const found = cells.currencies(column);
    if (found && !found.includes(currency))
      cells.complain(column, 'import.other_currency', { value: (cells.text(column) ?? '').slice(0, 200), currency });
  }
}

/** Only the values that a row has. Example: `filled({ name: 'Nemunas', city: null })` is `{ name: 'Nemunas' }`. */
export const filled = (values: Record<string, Value | null | undefined>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === null || value === undefined ? [] : [[key, value]])),
  );
