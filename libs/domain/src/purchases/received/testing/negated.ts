import type { EInvoice } from '../../../documents/e-invoice/e-invoice.ts';
import { negate } from '../../../platform/values/money.ts';

/** An invoice as some programs write credits: every quantity and amount below zero. */
export const negated = (invoice: EInvoice): EInvoice => ({
  ...invoice,
  taxInBase: invoice.taxInBase && { ...invoice.taxInBase, amount: negate(invoice.taxInBase.amount) },
  lines: invoice.lines.map((line) => ({
    ...line,
    quantity: negate(line.quantity),
    net: negate(line.net),
    adjustments: line.adjustments.map((one) => ({ ...one, amount: negate(one.amount), base: one.base && negate(one.base) })),
  })),
  adjustments: invoice.adjustments.map((one) => ({ ...one, amount: negate(one.amount), base: one.base && negate(one.base) })),
  taxes: invoice.taxes.map((row) => ({ ...row, base: negate(row.base), amount: negate(row.amount) })),
  totals: Object.fromEntries(
    Object.entries(invoice.totals).map(([name, amount]) => [name, negate(amount)]),
  ) as EInvoice['totals'],
});
