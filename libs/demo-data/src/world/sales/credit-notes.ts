import {
  addDays,
  creditFigures,
  creditSplit,
  formatNumber,
  multiply,
  nextAfter,
  round,
  type CreditFigures,
  type CreditLineInput,
  type CreditNoteStatus,
} from '@kontor/domain';
import { cyclicAt } from '../../random.ts';
import { exchangeRateOf, snapshotOf, type Invoice } from './invoices.ts';
import { baseColumns, type RowOf } from '../tables.ts';

/** A credit note of an invoice. Its lines name those of the invoice by their position. */
export type PlannedCredit = {
  status: CreditNoteStatus;
  date: string;
  reason: string;
  figures: CreditFigures;
  applied: number;
  paidBack: number;
  unallocated: number;
};

const seriesId = 91;
const pattern = 'CN-{YYYY}-{0000}';
const reasons = ['Delivered less than agreed', 'Returned goods', 'Price agreed afterwards', 'Billed twice'];
/** A paid invoice's credit stays, is paid back, or comes to nothing. */
const afterPayment = ['credit', 'draft', 'paidBack', 'void'] as const;

/** The issued invoice with a credit note for a part of it; undefined where that is not possible by `lastDay`. */
export function withCredit(invoice: Invoice, n: number, lastDay: string): Invoice | undefined {
  const { status, sale, payments, totals, writeOff } = invoice;
  if ((status !== 'paid' && status !== 'sent') || writeOff) return undefined;
  const isOpen = status === 'sent';
  const date = addDays(payments.at(-1)?.date ?? sale.date, 3);
  const lines = toCredit(invoice);
  if ((isOpen && payments.length > 0) || date > lastDay || lines.length === 0) return undefined;
  const kind = isOpen ? 'applied' : cyclicAt(afterPayment, n);
  const figures = creditFigures(creditableOf(invoice), lines);
  const isSent = kind !== 'draft' && kind !== 'void';
  const split = creditSplit(figures.due, { balance: isOpen ? totals.due : 0, writtenOff: 0 });
  if (split.applied >= totals.due) return undefined;
  const { applied, unallocated } = isSent ? split : { applied: 0, unallocated: 0 };
  return {
    ...invoice,
    credit: {
      status: isSent ? 'sent' : kind,
      date,
      reason: cyclicAt(reasons, n),
      figures,
      applied,
      ...(kind === 'paidBack' ? { paidBack: unallocated, unallocated: 0 } : { paidBack: 0, unallocated }),
    },
  };
}

/** The first line in full, or a quarter of the only one. */
function toCredit({ extras, totals }: Invoice): CreditLineInput[] {
  const [first] = extras.lines;
  const net = totals.lines[0]?.net ?? 0;
  if (!first || first.quantity <= 0 || net < 4) return [];
  return [
    { invoiceLineId: 1, ...(extras.lines.length > 1 ? { quantity: first.quantity } : { amount: round(multiply(net, 0.25)) }) },
  ];
}

function creditableOf({ sale, extras, totals }: Invoice): Parameters<typeof creditFigures>[0] {
  return {
    currency: sale.customer.currency,
    pricesIncludeTax: sale.pricesIncludeTax,
    rounding: totals.rounding,
    creditedRounding: 0,
    charges: extras.charges.map((charge, index) => ({
      ...charge,
      taxRateId: null,
      taxName: null,
      taxPercent: null,
      taxCategory: null,
      charge: totals.charges[index] ?? 0,
    })),
    lines: extras.lines.map((line, index) => ({
      id: index + 1,
      position: index + 1,
      kind: line.kind,
      itemId: line.itemId,
      description: line.description,
      sources: [],
      quantity: line.quantity,
      unit: line.unit,
      unitPrice: line.unitPrice,
      baseQuantity: 1,
      discountPercent: line.discountPercent,
      discountAmount: line.discountAmount ?? null,
      charge: line.charge ?? 0,
      chargeReason: line.chargeReason ?? null,
      discount: totals.lines[index]?.discount ?? 0,
      net: totals.lines[index]?.net ?? 0,
      taxRateId: line.tax.id,
      taxName: line.tax.name,
      taxPercent: line.tax.percent,
      taxCategory: line.tax.category,
      taxReason: line.tax.exemptionReason,
      taxIsafCode: line.tax.isafCode,
      taxSaftCode: null,
      serviceFrom: line.serviceFrom,
      serviceTo: line.serviceTo,
      creditedQuantity: 0,
      creditedNet: 0,
    })),
    taxes: totals.taxes.map(({ exemptionReason = null, ...tax }) => ({
      ...tax,
      exemptionReason,
      creditedDiscount: 0,
      creditedCharge: 0,
      creditedBase: 0,
      creditedAmount: 0,
    })),
  };
}

export type Credited = { invoice: Invoice; credit: PlannedCredit; firstLine: number };

/** The rows of all credit notes, numbered in the order of their dates, and those of their series. */
export function creditNoteRows(credited: readonly Credited[], begin: string) {
  const series = { year: null as number | null, nextNumber: 1, lastIssuedDate: null as string | null };
  const rows = {
    notes: [] as RowOf<'credit_note'>[],
    lines: [] as RowOf<'credit_note_line'>[],
    taxes: [] as RowOf<'credit_note_tax'>[],
    allocations: [] as RowOf<'credit_allocation'>[],
  };
  const byDate = [...credited].sort((a, b) => a.credit.date.localeCompare(b.credit.date) || a.invoice.id - b.invoice.id);
  for (const [index, { invoice, credit, firstLine }] of byDate.entries()) {
    const id = index + 1;
    let number: string | null = null;
    if (credit.status !== 'draft') {
      const next = nextAfter({ ...series, resetsYearly: true }, credit.date);
      number = formatNumber(pattern, next.number, credit.date);
      Object.assign(series, { year: next.year, nextNumber: next.nextNumber, lastIssuedDate: credit.date });
    }
    rows.notes.push(noteRow(id, invoice, credit, number));
    for (const line of credit.figures.lines) rows.lines.push(lineRow(rows.lines.length + 1, id, firstLine, line));
    for (const { exemptionReason, ...tax } of credit.figures.taxes)
      rows.taxes.push({ id: rows.taxes.length + 1, credit_note_id: id, ...tax, exemption_reason: exemptionReason });
    if (credit.applied > 0)
      rows.allocations.push({
        id: rows.allocations.length + 1,
        credit_note_id: id,
        invoice_id: invoice.id,
        amount: credit.applied,
        allocation_date: credit.date,
      });
  }
  const seriesRow: RowOf<'number_series'> = {
    ...baseColumns(seriesId, begin),
    document_kind: 'creditNote',
    pattern,
    next_number: series.nextNumber,
    resets_yearly: true,
    is_default: true,
    year: series.year,
    last_issued_date: series.lastIssuedDate,
  };
  return { ...rows, series: seriesRow };
}

function noteRow(
  id: number,
  { id: invoiceId, sale }: Invoice,
  credit: PlannedCredit,
  number: string | null,
): RowOf<'credit_note'> {
  const { customer } = sale;
  const { figures, date, paidBack } = credit;
  const minute = String(id % 60).padStart(2, '0');
  const isForeign = customer.currency !== 'EUR';
  return {
    ...baseColumns(id, `${date}T07:${minute}:00Z`),
    status: credit.status,
    number,
    number_series_id: number === null ? null : seriesId,
    invoice_id: invoiceId,
    customer_id: customer.id,
    contact_id: customer.contactId,
    project_id: sale.project?.id ?? null,
    credit_note_date: date,
    goods_returned: false,
    reason: credit.reason,
    currency: customer.currency,
    language: customer.language,
    exchange_rate: exchangeRateOf(customer.currency, sale.date),
    exchange_rate_inverted: isForeign,
    exchange_rate_date: isForeign ? sale.date : null,
    exchange_rate_source: isForeign ? 'Lietuvos bankas' : null,
    prices_include_tax: sale.pricesIncludeTax,
    charges: figures.charges,
    charge: figures.charge,
    rounding: figures.rounding,
    subtotal: figures.subtotal,
    discount: figures.discount,
    net: figures.net,
    tax: figures.tax,
    total: figures.total,
    applied: credit.applied,
    paid_back: paidBack,
    unallocated: credit.unallocated,
    paid_back_date: paidBack > 0 ? date : null,
    paid_back_method: paidBack > 0 ? 'bankTransfer' : null,
    sent_at: number === null ? null : `${date}T09:${minute}:00Z`,
    snapshot: number === null ? null : snapshotOf(customer),
  };
}

const lineRow = (
  id: number,
  noteId: number,
  firstLine: number,
  line: CreditFigures['lines'][number],
): RowOf<'credit_note_line'> => ({
  id,
  credit_note_id: noteId,
  invoice_line_id: firstLine + line.invoiceLineId - 1,
  is_by_amount: line.isByAmount,
  position: line.position,
  kind: line.kind,
  item_id: line.itemId,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unit_price: line.unitPrice,
  base_quantity: line.baseQuantity,
  net: line.net,
  tax_rate_id: line.taxRateId,
  tax_name: line.taxName,
  tax_percent: line.taxPercent,
  tax_category: line.taxCategory,
  tax_reason: line.taxReason,
  tax_isaf_code: line.taxIsafCode,
  service_from: line.serviceFrom,
  service_to: line.serviceTo,
});
