import { documentTotals, type DocumentTotals } from '../../documents/document-totals.ts';
import type { TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import type { InvoiceInput, InvoiceLineInput } from './invoice.input.ts';
import type { InvoiceDetail, InvoiceLineRecord, InvoiceTaxRecord } from './invoice.ts';

type Rate = Pick<TaxRateRecord, 'id' | 'name' | 'percent' | 'category' | 'exemptionReason'>;
type RateOf = (line: InvoiceLineInput) => Rate;
type Basis = { rateOf: RateOf; exchangeRate: number };

export type DraftLine = Omit<InvoiceLineRecord, 'id'>;
export type DraftColumns = Pick<InvoiceDetail, Exclude<keyof InvoiceInput, 'lines' | 'priceBelowCostConfirmed'>> &
  Pick<InvoiceDetail, 'subtotal' | 'discount' | 'net' | 'tax' | 'total' | 'balance'> & {
    lines: DraftLine[];
    taxes: InvoiceTaxRecord[];
  };

/**
 * All that a draft keeps of what a person typed, with every figure computed anew. Lines and taxes keep a copy of name, percent
 * and category of the rate, so that a later change of the rate changes no invoice. Example: two pieces at 100 with 21 % are a
 * `net` of 200, a `tax` of 42 and a `balance` of 242.
 */
export function draftColumns(input: InvoiceInput, { rateOf, exchangeRate }: Basis): DraftColumns {
  const totals = totalsOf(input, rateOf);
  const { subtotal, discount, net, tax, total } = totals;
  return {
    customerId: input.customerId,
    contactId: input.contactId ?? null,
    projectId: input.projectId ?? null,
    referenceNumber: input.referenceNumber?.trim() || null,
    orderNumber: input.orderNumber?.trim() || null,
    invoiceDate: input.invoiceDate,
    dueDate: input.dueDate,
    currency: input.currency,
    exchangeRate,
    language: input.language,
    pricesIncludeTax: input.pricesIncludeTax,
    discountPercent: input.discountPercent || null,
    discountAmount: input.discountAmount || null,
    customerNotes: input.customerNotes ?? null,
    terms: input.terms ?? null,
    internalNote: input.internalNote ?? null,
    subtotal,
    discount,
    net,
    tax,
    total,
    balance: total,
    lines: input.lines.map((line, index) => lineOf(line, index, rateOf(line), totals)),
    taxes: invoiceTaxes(totals),
  };
}

const totalsOf = (input: InvoiceInput, rateOf: RateOf): DocumentTotals =>
  documentTotals({
    lines: input.lines.map((line) => {
      const { percent, category, exemptionReason } = rateOf(line);
      const { quantity, unitPrice, discountPercent } = line;
      return { quantity, unitPrice, discountPercent, taxPercent: percent, taxCategory: category, exemptionReason };
    }),
    discountPercent: input.discountPercent,
    discountAmount: input.discountAmount,
    pricesIncludeTax: input.pricesIncludeTax,
  });

const lineOf = (line: InvoiceLineInput, index: number, rate: Rate, totals: DocumentTotals): DraftLine => ({
  position: index + 1,
  kind: line.kind,
  itemId: line.itemId ?? null,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.unitPrice,
  discountPercent: line.discountPercent ?? 0,
  discount: totals.lines[index]?.discount ?? 0,
  net: totals.lines[index]?.net ?? 0,
  taxRateId: rate.id,
  taxName: rate.name,
  taxPercent: rate.percent,
  taxCategory: rate.category,
  serviceFrom: line.serviceFrom ?? null,
  serviceTo: line.serviceTo ?? null,
  timeEntryIds: line.timeEntryIds ?? [],
});

/** The breakdown by rate that an invoice keeps; several grounds of an exemption are cut to what the column holds. */
export const invoiceTaxes = ({ taxes }: Pick<DocumentTotals, 'taxes'>): InvoiceTaxRecord[] =>
  taxes.map(({ category, percent, base, amount, exemptionReason }) => ({
    category,
    percent,
    base,
    amount,
    exemptionReason: exemptionReason?.slice(0, 200) ?? null,
  }));
