import { BillInput, compareDates, isCalendarDate, type Code } from '@kontor/domain';
import { get, set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { liveBill, type Summed } from './liveBill.ts';
import { billInputOf, type BillValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

/** The checks across fields, with the fields at which they are told. */
function further(values: Summed, rates: RatesById): [string, Code][] {
  const found: [string, Code][] = [];
  if (values.lines.length === 0) found.push(['lines.0.unitCost', 'document.enter_amount']);
  values.lines.forEach(({ quantity, unitCost, billable, projectId, customerId }, at) => {
    if (unitCost === null) found.push([`lines.${at}.unitCost`, 'document.enter_amount']);
    if (quantity === 0) found.push([`lines.${at}.quantity`, 'bill.quantity_zero']);
    if (billable && !projectId && !customerId) found.push([`lines.${at}.projectId`, 'bill.select_project_or_customer']);
  });
  const { totals, problem } = liveBill(values, rates);
  if (totals && totals.total <= 0 && values.lines.length > 0) found.push(['lines.0.unitCost', 'document.enter_amount']);
  if (problem) found.push([problem.path && !problem.path.startsWith('lines.') ? problem.path : 'total', problem.code as Code]);
  return found;
}

function dueProblems({ billDate, dueDate }: BillValues): [string, Code][] {
  const isDated = isCalendarDate(billDate ?? '') && isCalendarDate(dueDate ?? '');
  return isDated && compareDates(dueDate, billDate) < 0 ? [['dueDate', 'bill.due_before_date']] : [];
}

/** Validates a bill with the API's input class, then checks across fields as the API does. */
export const billResolver = (rates: RatesById, translate: Words): Resolver<FieldValues> =>
  purchaseResolver(validateWith(BillInput, translate), { rates, translate, inputOf: billInputOf, more: dueProblems });

type Checks<Values extends Summed> = {
  rates: RatesById;
  translate: Words;
  inputOf: (values: Values) => Values;
  more?: (values: Values) => [string, Code][];
};

/** Validates by `shape`, then checks lines and sums as the API does. */
export function purchaseResolver<Values extends Summed>(
  shape: Resolver<FieldValues>,
  { rates, translate, inputOf, more: own }: Checks<Values>,
): Resolver<FieldValues> {
  const complaint = (code: string): FieldError => ({
    type: 'validate',
    message: translate(`errors.${code}`, { _: translate('ra.message.invalid_form') }),
  });
  return async (values, context, options) => {
    const typed = inputOf(values as Values);
    const checked = await shape(typed, context, options);
    const errors: FieldErrors = { ...checked.errors };
    const more = [...(own?.(typed) ?? []), ...further(typed, rates)].filter(([field]) => !get(errors, field));
    if (more.length > 0) await errorWords.load().catch(() => undefined);
    for (const [field, code] of more) if (!get(errors, field)) set(errors, field, complaint(code));
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
