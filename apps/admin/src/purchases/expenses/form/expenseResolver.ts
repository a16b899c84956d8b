import { ExpenseInput, tripProblems, type Code } from '@kontor/domain';
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import type { ExpenseValues } from './values.ts';

type Params = Record<string, unknown>;
type Words = (key: string, options?: Record<string, unknown>) => string;

function further(values: ExpenseValues): [string, Code, Params?][] {
  const { kind, billable, projectId, customerId, amount, taxAmount } = values;
  // Whether the rate is in force, the form knows and the server decides.
  const found = Object.entries(tripProblems(values, { today: '9999-12-31' }))
    .filter(([, { code }]) => code !== 'error.reference_missing')
    .map(([field, { code, params }]): [string, Code, Params?] => [field, code, params]);
  if (kind === 'receipt' && amount === null) found.push(['amount', 'document.enter_amount']);
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
    // The amount of a trip follows from its rate, and is no field to mend.
    if ((values as ExpenseValues).kind !== 'receipt') delete errors['amount'];
    const more = further(values as ExpenseValues).filter(([field]) => !get(errors, field));
    if (more.length > 0) await errorWords.load().catch(() => undefined);
    for (const [field, code, params] of more) {
      const message = translate(`errors.${code}`, { ...params, _: translate('ra.message.invalid_form') });
      set(errors, field, { type: 'validate', message });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
