import { ExpenseInput, type Code } from '@kontor/domain';
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import type { ExpenseValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

function further({ billable, projectId, customerId, amount, taxAmount }: ExpenseValues): [string, Code][] {
  const found: [string, Code][] = [];
  if (billable && !projectId && !customerId) found.push(['projectId', 'bill.select_project_or_customer']);
  if (amount !== null && taxAmount && taxAmount >= amount) found.push(['taxAmount', 'expense.tax_over_amount']);
  return found;
}

/** Validates with the API's input class, then checks across fields as the API does. */
export function expenseResolver(translate: Words): Resolver<FieldValues> {
  const shape = validateWith(ExpenseInput, translate);
  return async (values, context, options) => {
    const checked = await shape(values, context, options);
    const errors: FieldErrors = { ...checked.errors };
    const more = further(values as ExpenseValues).filter(([field]) => !get(errors, field));
    if (more.length > 0) await errorWords.load().catch(() => undefined);
    for (const [field, code] of more) {
      const message = translate(`errors.${code}`, { _: translate('ra.message.invalid_form') });
      set(errors, field, { type: 'validate', message });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
