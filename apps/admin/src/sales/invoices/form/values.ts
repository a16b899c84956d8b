import { addDays, daysBetween, type CustomerRecord, type InvoiceDetail } from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { dueDateFor } from '../../../documents/values/customerTerms.ts';
import { copyOfDocument, documentValuesOf, newDocument, type DocumentValues } from '../../../documents/values/documentValues.ts';

export type InvoiceValues = DocumentValues & { invoiceDate: string; dueDate: string; hoursAnnex: boolean };

export const invoiceDrafts = localDraftsOf<InvoiceValues>('invoice');

export const valuesOf = (invoice: InvoiceDetail): InvoiceValues => ({
  ...documentValuesOf(invoice),
  invoiceDate: invoice.invoiceDate,
  dueDate: invoice.dueDate,
  hoursAnnex: invoice.hoursAnnex,
});

export const newInvoice = (basis: Basis, customer: CustomerRecord | undefined): InvoiceValues => ({
  ...newDocument(basis, customer, 'invoice'),
  invoiceDate: basis.today,
  dueDate: dueDateFor(basis.today, customer, basis.organisation),
  hoursAnnex: false,
});

/** A copy dated today, with as many days to pay. */
export const copyOf = (invoice: InvoiceDetail, basis: Basis): InvoiceValues => ({
  ...copyOfDocument(invoice, basis),
  invoiceDate: basis.today,
  dueDate: addDays(basis.today, daysBetween(invoice.invoiceDate, invoice.dueDate)),
  // The hours stay with the original.
  hoursAnnex: false,
});
