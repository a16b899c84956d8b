import { isMasked, maskedFields, UserInput } from '@kontor/domain';
import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useValidation } from '../../platform/form/validateWith.ts';

/** Leaves out masked values that were not touched. */
const withoutMasks = (values: FieldValues): FieldValues => {
  const masked = maskedFields.filter((field) => typeof values[field] === 'string' && isMasked(values[field]));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !(masked as string[]).includes(field)));
};

export function useUserValidation(): Resolver<FieldValues> {
  const resolver = useValidation(UserInput);
  return useMemo<Resolver<FieldValues>>(
    () => (values, context, options) => resolver(withoutMasks(values), context, options),
    [resolver],
  );
}
