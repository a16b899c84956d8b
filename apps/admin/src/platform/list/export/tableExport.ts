type Cell = string | number | boolean | null;

/** Keeps a spreadsheet from running text as a formula, by a leading apostrophe; numbers stay numbers. */
export const formulaSafe = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?[\d.,\s]+$/.test(text) ? `'${text}` : text;

export const asCell = (value: unknown): Cell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return formulaSafe(value);
  return formulaSafe(Array.isArray(value) ? value.join(', ') : JSON.stringify(value));
};

/**
 * A spreadsheet of another language expects another separator: it takes a line apart at each `,`, `;` or tab, also within quotes where
 * the cell does not begin its line. So every text with one of them is quoted, and no part of it is left that would be run as a formula.
 */
const quoted = (text: string): string => {
  const safe = text.replace(/(?<=[,;\t\r\n])[^,;\t\r\n]+/g, formulaSafe);
  return /[,;\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Lithuanian and Norwegian spreadsheets expect `;` between cells, a decimal comma and a UTF-8 byte order mark. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[], language: string): string {
  const comma = language !== 'en';
  const separator = comma ? ';' : ',';
  const written = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return comma ? String(cell).replace('.', ',') : String(cell);
    return quoted(String(cell));
  };
  const lines = [header.map((name) => quoted(formulaSafe(name))), ...rows.map((row) => row.map(written))];
  return `\ufeff${lines.map((line) => line.join(separator)).join('\r\n')}\r\n`;
}

export async function toXlsx(header: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const head = header.map((value) => ({ value, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => (value === null ? null : { value: typeof value === 'boolean' ? String(value) : value })),
  );
  return write([head, ...body]).toBlob();
}
