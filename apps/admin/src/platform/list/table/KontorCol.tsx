import {
  DataTableCell,
  DataTableHeadCell,
  useDataTableRenderContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';
import { Ltr } from '../../format/Ltr.tsx';

export type KontorColProps<T extends RaRecord = RaRecord> = Omit<DataTableColumnProps<T>, 'ref' | 'source'> & {
  /** A field of the record. */
  source?: Extract<keyof T, string>;
  /** Right aligned with digits of one width. */
  numeric?: boolean;
  /** A path, an address or a number of letters: it reads from left to right in every language. */
  code?: boolean;
  /** An amount that is drawn in its own way: the export names its currency. */
  money?: boolean;
  /** What the export writes; the field's own value unless said otherwise. */
  exportValue?: (record: T) => unknown;
};

const codeOf = (record: Record<string, unknown>, source: string | undefined) => {
  const value: unknown = record[source ?? ''];
  return typeof value === 'string' && value !== '' ? <Ltr>{value}</Ltr> : null;
};

/** A column of a list of invoices: `const Col = KontorTable.Col<InvoiceRecord>;`, then `<Col source="total" numeric exportValue={(r) => r.total} />`. */
export const KontorCol = <T extends RaRecord>({
  numeric,
  code,
  money: _money,
  exportValue: _exportValue,
  ...rest
}: KontorColProps<T>) => {
  const Cell = useDataTableRenderContext() === 'header' ? DataTableHeadCell : DataTableCell;
  const props = (code ? { ...rest, render: (record: T) => codeOf(record, rest.source) } : rest) as Omit<
    DataTableColumnProps,
    'ref'
  >;
  return numeric ? <Cell align="right" className="numeric" {...props} /> : <Cell {...props} />;
};
