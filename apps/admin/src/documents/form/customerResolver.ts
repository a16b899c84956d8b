import { CustomerInput } from '@kontor/domain';
import type { FieldValues, Resolver } from 'react-hook-form';
import { validateWith } from '../../platform/form/validateWith.ts';

export const customerResolver = (translate: (key: string) => string): Resolver<FieldValues> =>
  validateWith(CustomerInput, translate);
