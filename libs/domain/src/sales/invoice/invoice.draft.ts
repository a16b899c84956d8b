import { documentColumns, type DocumentBasis } from '../../documents/document.draft.ts';
import { dueOf } from '../../documents/document.rules.ts';
import type { InvoiceInput } from './invoice.input.ts';

/** Returns the columns of an invoice draft: those of every document, its dates and the amount to pay. */
export function draftColumns(input: InvoiceInput, basis: DocumentBasis) {
  const columns = documentColumns(input, basis);
  return {
    ...columns,
    invoiceDate: input.invoiceDate,
    dueDate: input.dueDate,
    balance: dueOf(columns),
    hoursAnnex: input.hoursAnnex ?? false,
  };
}
