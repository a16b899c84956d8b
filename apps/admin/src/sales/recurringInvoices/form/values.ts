import {
  addMonths,
  emptyDocument,
  type CustomerRecord,
  type InvoiceDetail,
  type RecurringInvoiceDetail,
  type UnbilledGrouping,
} from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import { aSchedule, scheduleOf, type ScheduleValues } from '../../../documents/schedule/scheduleValues.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { copyOfDocument, documentValuesOf, newDocument, type DocumentValues } from '../../../documents/values/documentValues.ts';

export type RecurringValues = DocumentValues &
  ScheduleValues & {
    sends: boolean;
    sendTo: string | null;
    billsHours: boolean;
    hoursBy: UnbilledGrouping;
  };

export const recurringDrafts = localDraftsOf<RecurringValues>('recurringInvoice');

/** A recurring invoice in the form of a document: what a template does not have is empty. */
const asDocument = (recurring: RecurringInvoiceDetail) => ({ ...emptyDocument, ...recurring, prepaid: 0, roundPayableTo: null });

const aTemplate: Omit<RecurringValues, keyof DocumentValues | 'firstDate'> = {
  ...aSchedule,
  sends: false,
  sendTo: null,
  billsHours: false,
  hoursBy: 'project' as const,
};

export const valuesOf = (recurring: RecurringInvoiceDetail): RecurringValues => {
  const { sends, sendTo, billsHours, hoursBy } = recurring;
  return {
    ...documentValuesOf(asDocument(recurring)),
    ...scheduleOf(recurring),
    sends,
    sendTo,
    billsHours,
    hoursBy,
  };
};

export const newRecurring = (basis: Basis, customer: CustomerRecord | undefined): RecurringValues => ({
  ...newDocument(basis, customer, 'invoice'),
  ...aTemplate,
  firstDate: basis.today,
});

/** A copy that begins today. */
export const copyOf = (recurring: RecurringInvoiceDetail, basis: Basis): RecurringValues => ({
  ...valuesOf(recurring),
  ...copyOfDocument(asDocument(recurring), basis),
  firstDate: basis.today,
  lastDate: null,
});

/** The lines of an invoice, repeated monthly: first a month after it, or today if that has passed. Hours on it are billed anew in each period. */
export function ofInvoice(invoice: InvoiceDetail, basis: Basis): RecurringValues {
  const next = addMonths(invoice.invoiceDate, 1);
  const values = copyOfDocument(invoice, basis);
  const lines = values.lines.filter((_, index) => !invoice.lines[index]?.sources.length);
  const billsHours = lines.length < values.lines.length;
  const firstDate = next > basis.today ? next : basis.today;
  return {
    ...values,
    ...aTemplate,
    name: lines[0]?.description.split('\n')[0]?.slice(0, 100) ?? '',
    lines,
    billsHours,
    firstDate,
  };
}
