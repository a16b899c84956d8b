import { addDays, daysBetween, type CustomerRecord, type RetainerInvoiceDetail } from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { dueDateFor } from '../../../documents/values/customerTerms.ts';
import { copyOfDocument, documentValuesOf, newDocument, type DocumentValues } from '../../../documents/values/documentValues.ts';

export type RetainerValues = DocumentValues & { invoiceDate: string; dueDate: string };

export const retainerDrafts = localDraftsOf<RetainerValues>('retainerInvoice');

/** A retainer invoice in the form of a document: nothing was paid before it. */
const asDocument = (retainer: RetainerInvoiceDetail) => ({ ...retainer, prepaid: 0, rounding: 0, roundPayableTo: null });

export const valuesOf = (retainer: RetainerInvoiceDetail): RetainerValues => ({
  ...documentValuesOf(asDocument(retainer)),
  invoiceDate: retainer.invoiceDate,
  dueDate: retainer.dueDate,
});

/** A new one, whose lines are pieces. */
export function newRetainer(basis: Basis, customer: CustomerRecord | undefined): RetainerValues {
  const values = newDocument(basis, customer, 'retainerInvoice');
  return {
    ...values,
    lines: values.lines.map((line) => ({ ...line, unit: 'C62' })),
    invoiceDate: basis.today,
    dueDate: dueDateFor(basis.today, customer, basis.organisation),
  };
}

/** A copy dated today, with as many days to pay. */
export const copyOf = (retainer: RetainerInvoiceDetail, basis: Basis): RetainerValues => ({
  ...copyOfDocument(asDocument(retainer), basis),
  invoiceDate: basis.today,
  dueDate: addDays(basis.today, daysBetween(retainer.invoiceDate, retainer.dueDate)),
});
