import { documentColumns, type DocumentBasis } from '../../documents/document.draft.ts';
import type { TaxRateRecord } from '../../firm/tax-rate/tax-rate.ts';
import { omit } from '../../platform/values/pick.ts';
import type { RetainerInvoiceInput } from './retainer-invoice.input.ts';
import { prepaidMinutesOf } from './retainer-invoice.hours.ts';
import { untaxed } from './retainer-invoice.rules.ts';

type Rate = ReturnType<DocumentBasis['rateOf']>;

/** Returns the columns of a draft: those of every document, its dates and what is to be paid. Where the advance carries no tax, its lines have none. */
export function retainerInvoiceColumns(input: RetainerInvoiceInput, basis: DocumentBasis, carriesTax: boolean) {
  const rateOf = (taxed: { taxRateId: number }): Rate =>
    carriesTax ? basis.rateOf(taxed) : untaxed<Pick<TaxRateRecord, keyof Rate>>(basis.rateOf(taxed), input.language);
  const columns = omit(documentColumns(input, { ...basis, rateOf }), ['prepaid', 'rounding', 'roundPayableTo']);
  const prepaidMinutes = prepaidMinutesOf(columns.lines);
  return {
    ...columns,
    invoiceDate: input.invoiceDate,
    dueDate: input.dueDate,
    carriesTax,
    prepaidMinutes,
    balance: columns.total,
  };
}
