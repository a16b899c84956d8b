import type { DocumentSnapshot } from '../../apps/api/src/documents/snapshot.ts';
import { world, type Value } from '../../libs/demo-data/src/index.ts';
import { emptyDocument } from '../../libs/domain/src/documents/fields/document.ts';
import type { DocumentToWrite } from '../../libs/domain/src/documents/e-invoice/e-invoice.document.ts';

type Row = Record<string, Value>;
type Head = Omit<DocumentToWrite, 'lines' | 'taxes' | 'seller' | 'buyer'> & {
  snapshot: DocumentSnapshot;
  invoiceId: number;
  invoiceDate: string;
  creditNoteDate: string;
};

const defaults = { ...emptyDocument, charges: [], prepaid: 0, rounding: 0, paymentReference: null };
/** What the database fills in where the demo firm says nothing. */
const taxDefaults = { discount: 0, charge: 0, exemptionReason: null };
const lineDefaults = { baseQuantity: 1, charge: 0, chargeReason: null, discountPercent: 0, discountAmount: null };
const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const record = (columns: readonly string[], row: readonly Value[]): Row =>
  Object.fromEntries(columns.map((column, at) => [camel(column), row[at] ?? null]));

type Kind = {
  table: 'invoice' | 'credit_note' | 'retainer_invoice';
  key: string;
  of: (head: Head, tables: Tables) => Partial<DocumentToWrite>;
};
type Tables = ReadonlyMap<string, Row[]>;

const invoice: Kind = {
  table: 'invoice',
  key: 'invoiceId',
  of: ({ invoiceDate }) => ({ type: '380', date: invoiceDate }),
};
const creditNote: Kind = {
  table: 'credit_note',
  key: 'creditNoteId',
  of: ({ invoiceId, creditNoteDate }, tables) => {
    const credited = tables.get('invoice')?.find(({ id }) => id === invoiceId) as unknown as Head;
    const preceding = [{ number: credited.number, date: credited.invoiceDate }];
    return { type: '381', date: creditNoteDate, dueDate: null, terms: null, discountPercent: null, preceding };
  },
};
/** Without tax it only asks for money, so there is no e-invoice. */
const retainer: Kind = {
  table: 'retainer_invoice',
  key: 'retainerInvoiceId',
  of: ({ invoiceDate }) => ({ type: '386', date: invoiceDate }),
};

function tablesOf(today: string): Tables {
  const tables = new Map<string, Row[]>();
  for (const { table, columns, rows } of world({ today, scale: 1 })) {
    if (!/^(invoice|credit_note|retainer_invoice)/.test(table)) continue;
    const known = tables.get(table) ?? [];
    tables.set(table, known);
    for (const row of rows) known.push(record(columns, row));
  }
  return tables;
}

function documentsOf(tables: Tables, { table, key, of }: Kind): DocumentToWrite[] {
  const partsOf = (part: string): Map<Value, Row[]> => {
    const parts = new Map<Value, Row[]>();
    for (const row of tables.get(`${table}_${part}`) ?? []) {
      const whole = row[key] ?? null;
      parts.set(whole, [...(parts.get(whole) ?? []), row]);
    }
    return parts;
  };
  const [lines, taxes] = [partsOf('line'), partsOf('tax')];
  return (tables.get(table) ?? [])
    .filter(({ number, snapshot, carriesTax }) => number && snapshot && carriesTax !== false)
    .map((row): DocumentToWrite => {
      const head = { ...defaults, ...(row as unknown as Head) };
      const due = head.total - head.prepaid + head.rounding;
      return {
        ...head,
        ...head.snapshot,
        ...of(head, tables),
        due: Math.round(due * 100) / 100,
        lines: (lines.get(row['id'] ?? null) ?? []).map((line) => ({
          ...lineDefaults,
          ...line,
        })) as unknown as DocumentToWrite['lines'],
        taxes: (taxes.get(row['id'] ?? null) ?? []).map((tax) => ({
          ...taxDefaults,
          ...tax,
        })) as unknown as DocumentToWrite['taxes'],
      };
    });
}

type Documents = { invoices: DocumentToWrite[]; creditNotes: DocumentToWrite[]; retainers: DocumentToWrite[] };

/** Returns every document that the demo firm has issued by this day, as its e-invoice would be made of it. */
export function documentsOfDemoFirm(today: string): Documents {
  const tables = tablesOf(today);
  const [invoices, creditNotes] = [documentsOf(tables, invoice), documentsOf(tables, creditNote)];
  return { invoices, creditNotes, retainers: documentsOf(tables, retainer) };
}
