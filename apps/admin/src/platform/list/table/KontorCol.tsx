import {
  DataTableCell,
  DataTableHeadCell,
  useDataTableRenderContext,
  useResourceContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';
import { findResource } from '../../api/resource.ts';
import { Ltr } from '../../format/Ltr.tsx';

export type KontorColProps<T extends RaRecord = RaRecord> = Omit<DataTableColumnProps<T>, 'ref' | 'source'> & {
  /** A field of the record. */
  source?: Extract<keyof T, string>;
  /** Right-aligned, with digits of equal width. */
  numeric?: boolean;
  /** A path, address or code: left to right in every language. */
  code?: boolean;
  /** An amount drawn by the column itself: the export names its currency. */
  money?: boolean;
  /** The value to export; the field's own by default. With false the column is not exported. */
  exportValue?: false | ((record: T) => unknown);
};

const codeOf = (record: Record<string, unknown>, source: string | undefined) => {
  const value: unknown = record[source ?? ''];
  return typeof value === 'string' && value !== '' ? <Ltr>{value}</Ltr> : null;
};

/** A typed column: `const Col = KontorTable.Col<InvoiceRecord>;`, then `<Col source="total" numeric exportValue={(r) => r.total} />`. */
export const KontorCol = <T extends RaRecord>({
  numeric,
  code,
  money: _money,
  exportValue: _exportValue,
  ...rest
}: KontorColProps<T>) => {
  const isHead = useDataTableRenderContext() === 'header';
  const Cell = isHead ? DataTableHeadCell : DataTableCell;
  const { sortFields } = findResource(useResourceContext() ?? '') ?? {};
  const isUnsortable = sortFields?.every((field) => field !== rest.source);
  const shown = isHead && isUnsortable ? { ...rest, disableSort: true } : rest;
  const props = (code ? { ...shown, render: (record: T) => codeOf(record, rest.source) } : shown) as Omit<
    DataTableColumnProps,
    'ref'
  >;
  return numeric ? <Cell align="right" className="numeric" {...props} /> : <Cell {...props} />;
};
