import type { Code } from '@kontor/domain';
import { get, set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { errorWords } from '../../platform/i18n/errorWords.ts';
import { validateWith } from '../../platform/form/validateWith.ts';
import { liveTotals, type RatesById } from '../values/liveTotals.ts';
import { documentInputOf, type DocumentValues } from '../values/documentValues.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;
type Input = new () => object;

/**
 * Validates with the API's input class, then checks across fields: the totals, and errors that a kind adds by field, such as `{ dueDate:
 * 'invoice.due_before_issue' }`.
 */
export function documentResolver<T extends DocumentValues>(
  input: Input,
  rates: RatesById,
  translate: Words,
  further: (values: T) => Partial<Record<string, Code>> = () => ({}),
): Resolver<FieldValues> {
  const shape = validateWith(input, translate);
  const complaint = async (code: string): Promise<FieldError> => {
    await errorWords.load().catch(() => undefined);
    return { type: 'validate', message: translate(`errors.${code}`, { _: translate('ra.message.invalid_form') }) };
  };
  return async (values, context, options) => {
    const typed = values as T;
    const checked = await shape(documentInputOf(typed), context, options);
    const errors: FieldErrors = { ...checked.errors };
    for (const [field, code] of Object.entries(further(typed))) if (code) errors[field] ??= await complaint(code);
    const { problem } = liveTotals(typed, rates);
    if (problem && !errors['lines']) {
      if (problem.path && !problem.path.startsWith('lines.')) {
        if (!get(errors, problem.path)) set(errors, problem.path, await complaint(problem.code));
      } else if (!problem.path) errors['total'] = await complaint(problem.code);
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
