import { VendorCreditNoteInput } from '@kontor/domain';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { purchaseResolver } from '../../bills/form/billResolver.ts';
import { creditInputOf, type CreditValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

/** Validates a vendor credit note with the API's input class, then its lines and sums as the API does. */
export const creditResolver = (rates: RatesById, translate: Words): Resolver<FieldValues> =>
  purchaseResolver<CreditValues>(validateWith(VendorCreditNoteInput, translate), { rates, translate, inputOf: creditInputOf });
