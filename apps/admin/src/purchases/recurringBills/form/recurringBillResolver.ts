import { RecurringBillInput, type Code } from '@kontor/domain';
import type { FieldValues, Resolver } from 'react-hook-form';
import { scheduleProblems } from '../../../documents/schedule/scheduleValues.ts';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import { validateWith } from '../../../platform/form/validateWith.ts';
import { purchaseResolver } from '../../bills/form/billResolver.ts';
import { recurringBillInputOf, type RecurringBillValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

/** Validates a recurring bill with the API's input class, then its schedule, lines and sums as the API does. */
export const recurringBillResolver = (rates: RatesById, translate: Words): Resolver<FieldValues> =>
  purchaseResolver<RecurringBillValues>(validateWith(RecurringBillInput, translate), {
    rates,
    translate,
    inputOf: recurringBillInputOf,
    more: (values): [string, Code][] => Object.entries(scheduleProblems(values)),
  });
