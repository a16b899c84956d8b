import { memo } from 'react';
import {
  DataTableCell,
  DataTableHeadCell,
  useDataTableRenderContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';
import { Ltr } from '../format/Ltr.tsx';

export type KontorColProps = Omit<DataTableColumnProps, 'ref'> & {
  /** Right aligned with digits of one width. */
  numeric?: boolean;
  /** A path, an address or a number of letters: it reads from left to right in every language. */
  code?: boolean;
  /** An amount that is drawn in its own way: the export names its currency. */
  money?: boolean;
  /** What the export writes; the field's own value unless said otherwise. */
  exportValue?: (record: RaRecord) => unknown;
};

const codeOf = (record: Record<string, unknown>, source: string | undefined) => {
  const value: unknown = record[source ?? ''];
  return typeof value === 'string' && value !== '' ? <Ltr>{value}</Ltr> : null;
};

/** A column. Example: `<KontorTable.Col source="total" numeric render={…} exportValue={(r) => r.total} />` */
export const KontorCol = memo(({ numeric, code, money: _money, exportValue: _exportValue, ...rest }: KontorColProps) => {
  const Cell = useDataTableRenderContext() === 'header' ? DataTableHeadCell : DataTableCell;
  const props = code ? { ...rest, render: (record: Record<string, unknown>) => codeOf(record, rest.source) } : rest;
  return numeric ? <Cell align="right" className="numeric" {...props} /> : <Cell {...props} />;
});
