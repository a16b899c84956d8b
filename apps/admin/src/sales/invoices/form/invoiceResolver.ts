import { compareDates, InvoiceInput, isCalendarDate } from '@kontor/domain';
import { documentResolver } from '../../../documents/form/documentResolver.ts';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import type { InvoiceValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

export const invoiceResolver = (rates: RatesById, translate: Words) =>
  documentResolver<InvoiceValues>(InvoiceInput, rates, translate, ({ invoiceDate, dueDate }) => {
    const isDated = isCalendarDate(invoiceDate ?? '') && isCalendarDate(dueDate ?? '');
    return isDated && compareDates(dueDate, invoiceDate) < 0 ? { dueDate: 'invoice.due_before_issue' } : {};
  });
