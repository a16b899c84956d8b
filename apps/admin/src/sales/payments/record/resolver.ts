import { PaymentInput } from '@kontor/domain';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { inputOf, keyOf, type PaymentValues } from './values.ts';

type Complaint = { type: string; message?: string };

/** Validates with the API's input class; errors of an allocation appear at its invoice. */
export function paymentResolver(translate: (key: string) => string): Resolver<FieldValues> {
  const judge = validateWith(PaymentInput, translate);
  return async (values, context, options) => {
    const input = inputOf(values as PaymentValues);
    const { allocations, ...errors } = (await judge(input, context, options)).errors as FieldErrors;
    const rows = Object.entries((allocations ?? {}) as Record<string, Record<string, Complaint | undefined>>);
    const amounts = Object.fromEntries(
      rows.map(([at, row]) => [keyOf(input.allocations[Number(at)]?.invoiceId ?? 0), row['amount'] ?? row['invoiceId']]),
    );
    if (rows.length === 0 && Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: rows.length ? { ...errors, amounts } : errors } as Awaited<ReturnType<Resolver<FieldValues>>>;
  };
}
