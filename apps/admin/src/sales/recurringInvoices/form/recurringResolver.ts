import { RecurringInvoiceInput } from '@kontor/domain';
import { documentResolver } from '../../../documents/form/documentResolver.ts';
import { scheduleProblems } from '../../../documents/schedule/scheduleValues.ts';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import type { RecurringValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

export const recurringResolver = (rates: RatesById, translate: Words) =>
  documentResolver<RecurringValues>(RecurringInvoiceInput, rates, translate, scheduleProblems);
