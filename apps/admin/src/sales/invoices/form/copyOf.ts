import { addDays, daysBetween, type InvoiceDetail } from '@kontor/domain';
import type { Basis } from './BasisContext.ts';
import { rateFor } from './customerTerms.ts';
import { copyOfLine, valuesOf, type InvoiceValues } from './values.ts';

/**
 * A new draft made of an invoice: dated today with as many days to pay, at the tax rates of today, without its reference, its hours and
 * its service period. A foreign rate of exchange was that of its day, so it is asked for.
 */
export function copyOf(invoice: InvoiceDetail, basis: Basis): InvoiceValues {
  const { today, organisation, rateOn, ratesOn } = basis;
  const inForce = new Set(ratesOn(today).map(({ id }) => id));
  const values = valuesOf(invoice);
  return {
    ...values,
    referenceNumber: null,
    invoiceDate: today,
    dueDate: addDays(today, daysBetween(invoice.invoiceDate, invoice.dueDate)),
    exchangeRate: rateFor(invoice.currency, organisation?.baseCurrency),
    internalNote: null,
    lines: values.lines.map((line) => ({
      ...copyOfLine(line),
      taxRateId: inForce.has(line.taxRateId ?? 0) ? line.taxRateId : rateOn(today),
      serviceFrom: null,
      serviceTo: null,
    })),
  };
}
