import { documentColumns, type DocumentBasis } from '../../documents/document.draft.ts';
import { dueOf } from '../../documents/document.rules.ts';
import type { InvoiceInput } from './invoice.input.ts';

/** What the draft of an invoice keeps: as every document, with its dates and what is to be paid. */
export function draftColumns(input: InvoiceInput, basis: DocumentBasis) {
  const columns = documentColumns(input, basis);
  return { ...columns, invoiceDate: input.invoiceDate, dueDate: input.dueDate, balance: dueOf(columns) };
}
