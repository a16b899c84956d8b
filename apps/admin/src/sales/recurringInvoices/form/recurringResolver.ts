import { compareDates, isCalendarDate, RecurringInvoiceInput } from '@kontor/domain';
import { documentResolver } from '../../../documents/form/documentResolver.ts';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import type { RecurringValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

export const recurringResolver = (rates: RatesById, translate: Words) =>
  documentResolver<RecurringValues>(RecurringInvoiceInput, rates, translate, ({ firstDate, lastDate }) => {
    const isDated = isCalendarDate(firstDate ?? '') && isCalendarDate(lastDate ?? '');
    return isDated && compareDates(lastDate ?? '', firstDate ?? '') < 0
      ? { lastDate: 'recurring_invoice.last_before_first' }
      : {};
  });
