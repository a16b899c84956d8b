import { memo } from 'react';
import {
  DataTableCell,
  DataTableHeadCell,
  useDataTableRenderContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

export type KontorColProps = Omit<DataTableColumnProps, 'ref'> & {
  /** Right aligned with digits of one width. */
  numeric?: boolean;
  /** What the export writes; the field's own value unless said otherwise. */
  exportValue?: (record: RaRecord) => unknown;
};

/** A column. Example: `<KontorTable.Col source="total" numeric render={…} exportValue={(r) => r.total} />` */
export const KontorCol = memo(({ numeric, exportValue: _exportValue, ...props }: KontorColProps) => {
  const Cell = useDataTableRenderContext() === 'header' ? DataTableHeadCell : DataTableCell;
  return numeric ? <Cell align="right" className="numeric" {...props} /> : <Cell {...props} />;
});
