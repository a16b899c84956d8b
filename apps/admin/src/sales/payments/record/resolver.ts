import { PaymentInput } from '@kontor/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { inputOf, keyAt, type PaymentValues } from './values.ts';

type Complaint = { type: string; message?: string };
type Rows = Record<string, Record<string, Complaint | undefined>>;

/** Validates with the API's input class; errors of an allocation appear at its invoice or retainer invoice. */
export function paymentResolver(translate: (key: string) => string): Resolver<FieldValues> {
  const judge = validateWith(PaymentInput, translate);
  return async (values, context, options) => {
    const input = inputOf(values as PaymentValues);
    const { allocations, retainers, ...errors } = (await judge(input, context, options)).errors as FieldErrors;
    const amounts = Object.fromEntries(
      Object.entries({ allocations, retainers }).flatMap(([list, rows]) =>
        Object.entries((rows ?? {}) as Rows).map(([at, row]) => [keyAt(input, list, Number(at)) ?? at, Object.values(row)[0]]),
      ),
    );
    const hasRows = Object.keys(amounts).length > 0;
    if (!hasRows && Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: hasRows ? { ...errors, amounts } : errors } as Awaited<ReturnType<Resolver<FieldValues>>>;
  };
}
