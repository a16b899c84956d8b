import { compareDates, InvoiceInput, isCalendarDate, messageOf } from '@kontor/domain';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { liveTotals, type RatesById } from './totals.ts';
import { inputOf, type InvoiceValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

/** The class that the API validates with, and the two rules that look at more than one field: the dates and the sums. */
export function invoiceResolver(rates: RatesById, translate: Words): Resolver<FieldValues> {
  const shape = validateWith(InvoiceInput, translate);
  const complaint = async (code: string): Promise<FieldError> => {
    await errorWords.load().catch(() => undefined);
    return { type: 'validate', message: translate(`errors.${code}`, { _: messageOf(code) }) };
  };
  return async (values, context, options) => {
    const typed = values as InvoiceValues;
    const checked = await shape(inputOf(typed), context, options);
    const errors: FieldErrors = { ...checked.errors };
    const { invoiceDate, dueDate } = typed;
    const dated = isCalendarDate(invoiceDate ?? '') && isCalendarDate(dueDate ?? '');
    if (dated && compareDates(dueDate, invoiceDate) < 0) errors['dueDate'] ??= await complaint('invoice.due_before_issue');
    const { problem } = liveTotals(typed, rates);
    if (problem && !errors['lines']) {
      if (problem.path === 'discountPercent' || problem.path === 'discountAmount')
        errors[problem.path] ??= await complaint(problem.code);
      else if (!problem.path) errors['total'] = await complaint(problem.code);
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
