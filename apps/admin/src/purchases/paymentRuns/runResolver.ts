import { PaymentRunInput } from '@kontor/domain';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useValidation } from '../../platform/form/validateWith.ts';
import { toSend, type RunValues } from './values.ts';

/** Checks what would be sent; a problem of a line stands at the amount of its bill, one of all lines above them. */
export function useRunValidation(): Resolver<FieldValues> {
  const check = useValidation(PaymentRunInput);
  return async (values, context, options) => {
    const result = await check(toSend(values as RunValues), context, options);
    return Object.keys(result.errors).length ? result : { values, errors: {} };
  };
}
