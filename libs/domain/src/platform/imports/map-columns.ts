/** What a heading is compared by: letters and digits only, in small letters. Example: `Duration (h)` is `duration h`, and `unitCost` is `unit cost`. */
export const simpleHeading = (header: string): string =>
  header
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type FoundColumn = { index: number; header: string };
export type ColumnMap<Column extends string> = Partial<Record<Column, FoundColumn>>;

/** The headings by which each column is known, the best one first, as `simpleHeading` has them. */
export type ColumnNames<Column extends string> = Record<Column, readonly string[]>;

/** What a person said of the columns: the place of each in the file, counted from 0; null for one that the file has not. */
export type ChosenColumns = Readonly<Record<string, number | null>>;

/**
 * Which column of the file holds what: as a person chose it, otherwise by its heading. Example: `mapColumns(['Nr', 'Kunde'],
 * { name: ['customer', 'kunde'] })` has `name` at 1.
 */
export function mapColumns<Column extends string>(
  headers: readonly string[],
  names: ColumnNames<Column>,
  chosen: ChosenColumns = {},
): ColumnMap<Column> {
  const found = headers.map(simpleHeading);
  const map: ColumnMap<Column> = {};
  for (const column of Object.keys(names) as Column[]) {
    const known = (): number => names[column].map((name) => found.indexOf(name)).find((place) => place >= 0) ?? -1;
    const index = chosen[column] === undefined ? known() : (chosen[column] ?? -1);
    const header = headers[index];
    if (header !== undefined) map[column] = { index, header: header.trim() };
  }
  return map;
}
