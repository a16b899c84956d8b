import type { InvoiceDetail, DocumentLineRecord, Language, LineKind, SourceRecord } from '@kontor/domain';

/** A line as it is typed: a number is null until there is one, and NaN while it cannot be read. */
export type LineValues = {
  kind: LineKind;
  itemId: number | null;
  description: string;
  quantity: number | null;
  unit: string;
  unitPrice: number | null;
  discountPercent: number | null;
  taxRateId: number | null;
  serviceFrom: string | null;
  serviceTo: string | null;
  sources: SourceRecord[];
  /** How long its hours were when the line was made of them; null on a line that is saved, as its hours cannot change any more. */
  timeEntryMinutes: number | null;
};

export type InvoiceValues = {
  customerId: number | null;
  contactId: number | null;
  projectId: number | null;
  referenceNumber: string | null;
  orderNumber: string | null;
  invoiceDate: string;
  dueDate: string;
  currency: string;
  exchangeRate: number | null;
  language: Language;
  pricesIncludeTax: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  customerNotes: string | null;
  terms: string | null;
  internalNote: string | null;
  lines: LineValues[];
};

export const blankLine = (taxRateId: number | null): LineValues => ({
  kind: 'text',
  itemId: null,
  description: '',
  quantity: 1,
  unit: 'C62',
  unitPrice: null,
  discountPercent: null,
  taxRateId,
  serviceFrom: null,
  serviceTo: null,
  sources: [],
  timeEntryMinutes: null,
});

/** Nothing was put into this line yet. */
export const isBlank = ({ description, unitPrice, itemId, sources }: LineValues): boolean =>
  description.trim() === '' && unitPrice === null && itemId === null && sources.length === 0;

/** The lines without the blank ones at the end: a refusal names a line by its place, so none before it may fall out. */
export function writtenLines(lines: readonly LineValues[]): LineValues[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  return lines.slice(0, last + 1);
}

const lineOf = (line: DocumentLineRecord): LineValues => ({
  kind: line.kind,
  itemId: line.itemId,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.unitPrice,
  discountPercent: line.discountPercent || null,
  taxRateId: line.taxRateId,
  serviceFrom: line.serviceFrom,
  serviceTo: line.serviceTo,
  sources: line.sources,
  timeEntryMinutes: null,
});

/** The same words and price once more. An hour is billed once, so the hours behind a line stay with it. */
export const copyOfLine = (line: LineValues): LineValues => ({
  ...line,
  kind: line.kind === 'time' ? 'text' : line.kind,
  sources: [],
  timeEntryMinutes: null,
});

export const valuesOf = (invoice: InvoiceDetail): InvoiceValues => ({
  customerId: invoice.customerId,
  contactId: invoice.contactId,
  projectId: invoice.projectId,
  referenceNumber: invoice.referenceNumber,
  orderNumber: invoice.orderNumber,
  invoiceDate: invoice.invoiceDate,
  dueDate: invoice.dueDate,
  currency: invoice.currency,
  exchangeRate: invoice.exchangeRate,
  language: invoice.language,
  pricesIncludeTax: invoice.pricesIncludeTax,
  discountPercent: invoice.discountPercent,
  discountAmount: invoice.discountAmount,
  customerNotes: invoice.customerNotes,
  terms: invoice.terms,
  internalNote: invoice.internalNote,
  lines: invoice.lines.map(lineOf),
});

/** What is sent: the written lines, and no number of hours that nobody asked for. */
export const inputOf = (values: InvoiceValues): InvoiceValues => ({ ...values, lines: writtenLines(values.lines) });
