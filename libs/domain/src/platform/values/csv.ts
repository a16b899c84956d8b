import { DomainError } from '../errors/domain-error.ts';

const csvDelimiters = [',', ';', '\t'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];
/**
 * `line` is the line of the file on which the row begins, counted from 1; a quoted cell may span several lines. A row is broken when something
 * follows the closing quote of a cell.
 */
export type CsvRow = { line: number; cells: string[]; isBroken?: true };

const byteOrderMark = '\uFEFF';
/** Excel can name the delimiter in an extra first line. */
const excelHint = /^sep=([,;\t])\r?\n/i;

/**
 * The delimiter that occurs most often outside quotes in the first row; a comma when none does. Example:
 * `sniffDelimiter('a;b;"c,d,e,f"')` is `;`.
 */
export function sniffDelimiter(text: string): CsvDelimiter {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const sign of text.replace(byteOrderMark, '')) {
    if (sign === '"') quoted = !quoted;
    if ((sign === '\n' || sign === '\r') && !quoted) break;
    if (!quoted) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return csvDelimiters.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}

/**
 * Parses CSV (RFC 4180): quoted cells with doubled quotes and line breaks, any line ending, an optional byte order mark; blank
 * lines are skipped. Throws DomainError `import.bad_file` for an unclosed quote and for binary content. Example:
 * `parseCsv('a;b\n1;"x ""y"""')` is delimiter `;` and the rows `['a', 'b']` and `['1', 'x "y"']`.
 */
export function parseCsv(content: string): { delimiter: CsvDelimiter; rows: CsvRow[] } {
  if (content.includes('\0') || content.includes('\uFFFD')) throw new DomainError('import.bad_file');
  const unmarked = content.startsWith(byteOrderMark) ? content.slice(1) : content;
  const hint = excelHint.exec(unmarked);
  const text = hint ? unmarked.slice(hint[0].length) : unmarked;
  const delimiter = csvDelimiters.find((one) => one === hint?.[1]) ?? sniffDelimiter(text);

  const rows: CsvRow[] = [];
  let line = hint ? 2 : 1;
  let row: CsvRow = { line, cells: [] };
  let cell = '';
  let quoted = false;
  let closed = false;
  const endRow = (): void => {
    row.cells.push(cell);
    closed = false;
    if (row.cells.some((one) => one.trim())) rows.push(row);
    cell = '';
    row = { line, cells: [] };
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    const breaks = sign === '\n' || sign === '\r';
    if (sign === '\r' && text[at + 1] === '\n') at += 1;
    if (breaks) line += 1;
    if (quoted) {
      if (sign !== '"') cell += breaks ? '\n' : sign;
      else if (text[at + 1] !== '"') {
        quoted = false;
        closed = true;
      } else {
        cell += '"';
        at += 1;
      }
    } else if (sign === '"' && !cell.trim()) {
      cell = '';
      quoted = true;
    } else if (sign === delimiter) {
      row.cells.push(cell);
      cell = '';
      closed = false;
    } else if (breaks) endRow();
    else if (!closed) cell += sign;
    else if (sign.trim()) {
      row.isBroken = true;
      cell += sign;
    }
  }
  if (quoted) throw new DomainError('import.bad_file');
  endRow();
  return { delimiter, rows };
}
