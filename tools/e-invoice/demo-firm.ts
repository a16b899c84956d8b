import type { DocumentSnapshot } from '../../apps/api/src/documents/snapshot.ts';
import { world, type Value } from '../../libs/demo-data/src/index.ts';
import type { DocumentToWrite } from '../../libs/domain/src/documents/e-invoice/e-invoice.document.ts';

type Row = Record<string, Value>;
type Head = Omit<DocumentToWrite, 'lines' | 'taxes' | 'seller' | 'buyer'> & { snapshot: DocumentSnapshot; invoiceDate: string };

const defaults = { supplyDate: null, advanceDate: null, deliveryPlace: null, prepaid: 0, rounding: 0, paymentReference: null };
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const record = (columns: readonly string[], row: readonly Value[]): Row =>
  Object.fromEntries(columns.map((column, at) => [camel(column), row[at] ?? null]));

/** Returns every invoice that the demo firm has issued by this day, as its e-invoice would be made of it. */
export function invoicesOfDemoFirm(today: string): DocumentToWrite[] {
  const tables = new Map<string, Row[]>([['invoice', []]]);
  for (const { table, columns, rows } of world({ today, scale: 1 })) {
    if (!table.startsWith('invoice')) continue;
    const known = tables.get(table) ?? [];
    tables.set(table, known);
    for (const row of rows) known.push(record(columns, row));
  }
  const partsOf = (table: string): Map<Value, Row[]> => {
    const parts = new Map<Value, Row[]>();
    for (const row of tables.get(table) ?? []) {
      const invoiceId = row['invoiceId'] ?? null;
      parts.set(invoiceId, [...(parts.get(invoiceId) ?? []), row]);
    }
    return parts;
  };
  const [lines, taxes] = [partsOf('invoice_line'), partsOf('invoice_tax')];
  return (tables.get('invoice') ?? [])
    .filter(({ number, snapshot }) => number && snapshot)
    .map((row): DocumentToWrite => {
      const head = row as unknown as Head;
      const due = head.total - head.prepaid + head.rounding;
      return {
        ...defaults,
        ...head,
        ...head.snapshot,
        type: '380',
        date: head.invoiceDate,
        due: Math.round(due * 100) / 100,
        lines: (lines.get(row['id'] ?? null) ?? []).map((line) => ({
          baseQuantity: 1,
          ...line,
        })) as unknown as DocumentToWrite['lines'],
        taxes: (taxes.get(row['id'] ?? null) ?? []) as unknown as DocumentToWrite['taxes'],
      };
    });
}
