import { compareDates, isCalendarDate, RetainerInvoiceInput } from '@kontor/domain';
import { documentResolver } from '../../../documents/form/documentResolver.ts';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import type { RetainerValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

export const retainerResolver = (rates: RatesById, translate: Words) =>
  documentResolver<RetainerValues>(RetainerInvoiceInput, rates, translate, ({ invoiceDate, dueDate }) => {
    const isDated = isCalendarDate(invoiceDate ?? '') && isCalendarDate(dueDate ?? '');
    return isDated && compareDates(dueDate, invoiceDate) < 0 ? { dueDate: 'invoice.due_before_issue' } : {};
  });
