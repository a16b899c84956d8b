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

/** Only the values that a row has. Example: `filled({ name: 'Nemunas', city: null })` is `{ name: 'Nemunas' }`. */
export const filled = (values: Record<string, Value | null | undefined>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === null || value === undefined ? [] : [[key, value]])),
  );
