import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';

export type KontorColProps = DataTableColumnProps & {
  /** Right aligned with digits of one width. */
  numeric?: boolean;
  /** What the export writes; the field's own value unless said otherwise. */
  exportValue?: (record: RaRecord) => unknown;
};

/** A column. Example: `<KontorTable.Col source="total" numeric render={…} exportValue={(r) => r.total} />` */
export const KontorCol = ({ numeric, exportValue: _exportValue, ...props }: KontorColProps) =>
  numeric ? <DataTable.Col align="right" className="numeric" {...props} /> : <DataTable.Col {...props} />;
