import { documentTotals, type DocumentTotalsInput } from '../../documents/totals/document-totals.ts';
import type { CreditFigures } from './credit-note.rules.ts';
import type { CreditableInvoice } from './credit-note.ts';

/** Returns an issued invoice without credit notes. Its lines have the ids 1, 2, 3 and so on. */
export function aCreditableInvoice({ currency = 'EUR', ...input }: DocumentTotalsInput): CreditableInvoice {
  const totals = documentTotals({ currency, ...input });
  const words = { taxName: 'VAT', taxReason: null, taxIsafCode: null, taxSaftCode: null, chargeReason: null };
  const about = { kind: 'text', itemId: null, description: 'Work', unit: 'HUR', serviceFrom: null, serviceTo: null } as const;
  return {
    id: 1,
    number: 'INV-1',
    invoiceDate: '2026-11-02',
    customerId: 1,
    customerName: 'Aušra UAB',
    language: 'lt',
    currency,
    pricesIncludeTax: input.pricesIncludeTax ?? false,
    total: totals.total,
    rounding: totals.rounding,
    writtenOff: 0,
    balance: totals.due,
    creditedTotal: 0,
    creditedRounding: 0,
    charges: totals.charges.map((charge, index) => ({
      reason: `Charge ${index}`,
      percent: null,
      amount: charge,
      charge,
      taxRateId: null,
      taxName: null,
      taxPercent: input.charges?.[index]?.tax?.taxPercent ?? null,
      taxCategory: input.charges?.[index]?.tax?.taxCategory ?? null,
    })),
    lines: input.lines.map((line, index) => ({
      id: index + 1,
      position: index + 1,
      taxRateId: 1,
      sources: [],
      ...words,
      ...about,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      baseQuantity: line.baseQuantity ?? 1,
      discountPercent: line.discountPercent ?? 0,
      discountAmount: line.discountAmount ?? null,
      charge: line.charge ?? 0,
      discount: totals.lines[index]?.discount ?? 0,
      net: totals.lines[index]?.net ?? 0,
      taxPercent: line.taxPercent,
      taxCategory: line.taxCategory,
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

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Returns the invoice after the credit note was issued. */
export const creditedBy = (invoice: CreditableInvoice, note: CreditFigures): CreditableInvoice => ({
  ...invoice,
  creditedTotal: cents(invoice.creditedTotal + note.due),
  creditedRounding: cents(invoice.creditedRounding + note.rounding),
  lines: invoice.lines.map((line) => {
    const mine = note.lines.find(({ invoiceLineId }) => invoiceLineId === line.id);
    if (!mine) return line;
    const size = mine.isByAmount ? 0 : Math.abs(mine.quantity);
    return {
      ...line,
      creditedQuantity: Math.round((line.creditedQuantity + size) * 1e6) / 1e6,
      creditedNet: cents(line.creditedNet + mine.net),
    };
  }),
  taxes: invoice.taxes.map((tax) => {
    const mine = note.taxes.find(({ category, percent }) => category === tax.category && percent === tax.percent);
    if (!mine) return tax;
    return {
      ...tax,
      creditedDiscount: cents(tax.creditedDiscount + mine.discount),
      creditedCharge: cents(tax.creditedCharge + mine.charge),
      creditedBase: cents(tax.creditedBase + mine.base),
      creditedAmount: cents(tax.creditedAmount + mine.amount),
    };
  }),
});
