import { DomainError, type Params } from '../errors/domain-error.ts';
import { parseCsv, type CsvRow } from '../values/csv.ts';
import type { Code } from '../../messages.ts';
import { dateOrderOf, parseImportDate } from './import-dates.ts';
import type { ImportInput } from './import.input.ts';
import { maxImportRows, type ImportMapping, type ImportProblem } from './import.ts';
import { decimalSignOf, parseImportNumber } from './import-numbers.ts';
import { mapColumns, type ColumnMap, type ColumnNames } from './map-columns.ts';

type Kinds<Column extends string> = { dates?: readonly Column[]; numbers?: readonly Column[]; required: readonly Column[] };

/** A row of a file: its cells by what they hold, and what is wrong with them. */
export type ImportCells<Column extends string> = {
  row: number;
  text: (column: Column) => string | null;
  date: (column: Column) => string | null;
  /** The number of a column, or that within the text of its cell. */
  number: (column: Column, text?: string) => number | null;
  /** The heading of a column in the file. */
  heading: (column: Column) => string;
  complain: (column: Column | '', code: Code, params?: Params) => void;
  problems: ImportProblem[];
};

export type ImportFile<Column extends string> = {
  headers: string[];
  columns: ImportMapping[];
  delimiter: string;
  rows: ImportCells<Column>[];
};

/**
 * The text of a cell as it was meant: `="007"` of a spreadsheet is 007, and the apostrophe goes that an export puts before a formula.
 * Formulas are texts and nothing else.
 */
export const meantBy = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+\-@])/, '')
    .trim();

/**
 * Reads a file whose columns have these names. Throws DomainError `import.bad_file`, `.empty`, `.too_many_rows` and
 * `.ambiguous_dates`.
 */
export function readCells<Column extends string>(
  { content, dateFormat, columns: chosen = [] }: Pick<ImportInput, 'content' | 'dateFormat' | 'columns'>,
  names: ColumnNames<Column>,
  { dates = [], numbers = [], required }: Kinds<NoInfer<Column>>,
): ImportFile<Column> {
  const { delimiter, rows } = parseCsv(content);
  const [header, ...body] = rows;
  if (!header) throw new DomainError('import.empty');
  if (body.length > maxImportRows) throw new DomainError('import.too_many_rows', { max: maxImportRows });
  const map = mapColumns(header.cells, names, Object.fromEntries(chosen.map(({ field, index }) => [field, index ?? null])));
  const at = (row: CsvRow, column: Column): string => meantBy(row.cells[map[column]?.index ?? -1] ?? '');
  const texts = (of: readonly Column[]): string[] => body.flatMap((row) => of.map((column) => at(row, column))).filter(Boolean);
  const order = dateFormat === 'auto' ? dateOrderOf(texts(dates)) : dateFormat;
  if (!order) throw new DomainError('import.ambiguous_dates', undefined, { dateFormat: { code: 'import.ambiguous_dates' } });
  const sign = decimalSignOf(texts(numbers));
  const missing = required.filter((column) => !map[column]);
  return {
    headers: header.cells.map((cell) => cell.trim()),
    columns: mappingOf(map, names),
    delimiter,
    rows: body.map((row): ImportCells<Column> => {
      const problems: ImportProblem[] = [];
      const heading = (column: Column): string => map[column]?.header ?? '';
      const complain = (column: Column | '', code: Code, params?: Params): void => {
        problems.push({ row: row.line, column: column && heading(column), code, ...(params && { params }) });
      };
      const value = (text: string): { value: string } => ({ value: text.slice(0, 200) });
      // A preview is shown all the same: the person then chooses the column.
      for (const column of missing) complain('', 'import.missing_column', { column });
      return {
        ...{ row: row.line, problems, heading, complain },
        text: (column) => at(row, column) || null,
        date: (column) => {
          const text = at(row, column);
          const date = text ? parseImportDate(text, order) : undefined;
          if (text && !date) complain(column, 'import.bad_date', value(text));
          return date ?? null;
        },
        number: (column, text = at(row, column)) => {
          const number = text ? parseImportNumber(text, sign) : null;
          if (number === undefined) complain(column, 'import.bad_number', value(text));
          if (number === 'ambiguous') complain(column, 'import.ambiguous_number', value(text));
          return typeof number === 'number' ? number : null;
        },
      };
    }),
  };
}

const mappingOf = <Column extends string>(map: ColumnMap<Column>, names: ColumnNames<Column>): ImportMapping[] =>
  (Object.keys(names) as Column[]).map((field) => ({ field, index: map[field]?.index ?? null }));

/** Yes or no in three languages; null for an empty cell and for other words. Example: `parseYesNo('Taip')` is true. */
export function parseYesNo(text: string | null): boolean | null {
  const word = (text ?? '').trim().toLowerCase();
  if (['yes', 'y', 'true', '1', 'taip', 'ja', 'x', 'active', 'aktyvus', 'aktyvi', 'aktiv'].includes(word)) return true;
  if (['no', 'n', 'false', '0', 'ne', 'nei', 'inactive', 'neaktyvus', 'neaktyvi', 'inaktiv'].includes(word)) return false;
  return null;
}
