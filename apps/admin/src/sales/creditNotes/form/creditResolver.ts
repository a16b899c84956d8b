import { assertCreditDate, CreditNoteInput, DomainError, isCalendarDate, type CreditableInvoice } from '@kontor/domain';
import { get, set, type FieldError, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { errorParams } from '../../../platform/api/calls/errorParams.ts';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { errorWords } from '../../../platform/i18n/errorWords.ts';
import { fieldInForm, inputOf, previewOf, type CreditNoteValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;
type Problems = Record<string, { code: string; params?: Record<string, unknown> }>;

const dateProblems = (creditNoteDate: string | null, invoice: CreditableInvoice): Problems => {
  if (!isCalendarDate(creditNoteDate ?? '')) return {};
  try {
    assertCreditDate(String(creditNoteDate), invoice);
    return {};
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.errors ?? {};
  }
};

const linesProblems = (invoice: CreditableInvoice, { lines }: CreditNoteValues): Problems => {
  const { figures, problem } = previewOf(invoice, lines);
  if (figures) return {};
  if (!problem) return { lines: { code: 'credit_note.no_lines' } };
  const isAtFields = Object.keys(problem.errors).length > 0;
  return isAtFields ? problem.errors : { total: { code: problem.code, params: problem.params } };
};

/** Moves the errors of the sent lines to their rows of the form. */
function inForm(errors: FieldErrors, { lines }: CreditNoteValues): FieldErrors {
  const held: unknown = errors['lines'];
  if (!Array.isArray(held)) return errors;
  const found: FieldErrors = { ...errors };
  delete found['lines'];
  held.forEach((line: Record<string, FieldError> | undefined, at) =>
    Object.entries(line ?? {}).forEach(([field, problem]) => set(found, fieldInForm(`lines.${at}.${field}`, lines), problem)),
  );
  return found;
}

/** Validates with the API's input class, then with the rules of the domain: the date, and what of each line may be credited. */
export function creditResolver(invoice: CreditableInvoice, translate: Words): Resolver<FieldValues> {
  const shape = validateWith(CreditNoteInput, translate);
  return async (values, context, options) => {
    const typed = values as CreditNoteValues;
    const checked = await shape(inputOf(typed), context, options);
    const errors = inForm(checked.errors, typed);
    const found = { ...dateProblems(typed.creditNoteDate, invoice), ...linesProblems(invoice, typed) };
    if (Object.keys(found).length > 0) await errorWords.load().catch(() => undefined);
    for (const [field, { code, params }] of Object.entries(found)) {
      if (get(errors, field)) continue;
      const message = translate(`errors.${code}`, { ...errorParams(params, translate), _: translate('ra.message.invalid_form') });
      set(errors, field, { type: 'validate', message });
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
