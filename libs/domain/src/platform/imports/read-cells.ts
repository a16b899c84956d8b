import { DomainError, type Params } from '../errors/domain-error.ts';
import { parseCsv, type CsvRow } from '../values/csv.ts';
import type { Code } from '../../messages.ts';
import { dateOrderOf, parseImportDate } from './import-dates.ts';
import type { ImportInput } from './import.input.ts';
import { maxImportRows, type ImportMapping, type ImportProblem } from './import.ts';
import { currenciesIn, decimalSignOf, parseImportNumber } from './import-numbers.ts';
import { mapColumns, type ColumnMap, type ColumnNames } from './map-columns.ts';
import { parseYesNo, type YesNoWords } from './yes-no.ts';

type Kinds<Column extends string> = {
  dates?: readonly Column[];
  /** Plain numbers, amounts of money, which may name their currency, and percents. */
  numbers?: readonly Column[];
  money?: readonly Column[];
  percents?: readonly Column[];
  required: readonly Column[];
};

/** A row of a file: its cells by what they hold, and what is wrong with them. */
export type ImportCells<Column extends string> = {
  row: number;
  text: (column: Column) => string | null;
  date: (column: Column) => string | null;
  /** The number of a column, or that within the text of its cell. */
  number: (column: Column, text?: string) => number | null;
  /** The currencies that the cell of an amount can mean by its sign; null where it names none. */
  currencies: (column: Column) => readonly string[] | null;
  /** Yes or no; null for an empty cell, and a problem of the row for a word that says neither. */
  yesNo: (column: Column, words: YesNoWords) => boolean | null;
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
const meantBy = (cell: string): string =>
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
  { dates = [], numbers = [], money = [], percents = [], required }: Kinds<NoInfer<Column>>,
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
  const sign = decimalSignOf(texts([...numbers, ...money, ...percents]));
  const missing = required.filter((column) => !map[column]);
  return {
    headers: header.cells.map((cell) => cell.trim()),
    columns: mappingOf(map, names),
    delimiter,
    rows: body.map((row): ImportCells<Column> => {
      const problems: ImportProblem[] = [];
      const heading = (column: Column): string => map[column]?.header ?? '';
      const misfit = misfitOf(row, header, map);
      const complain = (column: Column | '', code: Code, params?: Params): void => {
        // Its cells stand under headings of other cells, so nothing can be said of them.
        if (misfit) return;
        problems.push({ row: row.line, column: column && heading(column), code, ...(params && { params }) });
      };
      const value = (text: string): { value: string } => ({ value: text.slice(0, 200) });
      if (misfit) problems.push({ row: row.line, column: '', ...misfit });
      // A preview is shown all the same: the person then chooses the column.
      for (const column of missing) complain('', 'import.missing_column', { column });
      return {
        row: row.line,
        problems,
        heading,
        complain,
        text: (column) => at(row, column) || null,
        date: (column) => {
          const text = at(row, column);
          const date = text ? parseImportDate(text, order) : undefined;
          if (text && !date) complain(column, 'import.bad_date', value(text));
          return date ?? null;
        },
        number: (column, text = at(row, column)) => {
          const number = text ? parseImportNumber(text, sign) : null;
          const isOther =
            (text.includes('%') && !percents.includes(column)) || (currenciesIn(text) !== null && !money.includes(column));
          if (number === undefined || (number !== null && isOther)) complain(column, 'import.bad_number', value(text));
          if (number === 'ambiguous') complain(column, 'import.ambiguous_number', value(text));
          return typeof number === 'number' && !isOther ? number : null;
        },
        currencies: (column) => currenciesIn(at(row, column)),
        yesNo: (column, words) => {
          const text = at(row, column);
          const said = text ? parseYesNo(text, words) : null;
          if (said === undefined) complain(column, 'import.not_yes_no', value(text));
          return said ?? null;
        },
      };
    }),
  };
}

type Misfit = { code: Code; params?: Params };
/** Texts at the end of a row, which nothing depends on. */
const remarks = ['note', 'notes', 'comment', 'description'];

/**
 * Why the cells of a row do not fit the headings. A cell too many comes from a separator within a number or a text, one too few from a lost
 * separator or a line break: in both cases all cells after it stand under the wrong heading. Undefined for a row that fits; remarks at its end may
 * be left off.
 */
export function misfitOf<Column extends string>(
  { cells, isBroken }: CsvRow,
  header: CsvRow,
  map: ColumnMap<Column>,
): Misfit | undefined {
  if (isBroken) return { code: 'import.bad_quotes' };
  const params = { cells: cells.length, columns: header.cells.length };
  if (cells.length > header.cells.length) return { code: 'import.too_many_cells', params };
  const isLost = (column: Column): boolean => (map[column]?.index ?? -1) >= cells.length && !remarks.includes(column);
  return (Object.keys(map) as Column[]).some(isLost) ? { code: 'import.too_few_cells', params } : undefined;
}

const mappingOf = <Column extends string>(map: ColumnMap<Column>, names: ColumnNames<Column>): ImportMapping[] =>
  (Object.keys(names) as Column[]).map((field) => ({ field, index: map[field]?.index ?? null }));
