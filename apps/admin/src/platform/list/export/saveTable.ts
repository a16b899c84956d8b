import { saveBlob } from '../../api/calls/downloadFile.ts';
import { asCell, toCsv, toXlsx } from './tableExport.ts';

/** Saves rows in the format of the file name: `hours-2026-01.csv` or `.xlsx`. */
export async function saveTable(
  name: string,
  header: readonly string[],
  rows: readonly (readonly unknown[])[],
  language: string,
): Promise<void> {
  const cells = rows.map((row) => row.map(asCell));
  const file = name.endsWith('.csv')
    ? new Blob([toCsv(header, cells, language)], { type: 'text/csv;charset=utf-8' })
    : await toXlsx(header, cells);
  saveBlob(file, name);
}
