import { compareDates, EstimateInput, isCalendarDate } from '@kontor/domain';
import { documentResolver } from '../../../documents/form/documentResolver.ts';
import type { RatesById } from '../../../documents/values/liveTotals.ts';
import type { EstimateValues } from './values.ts';

type Words = (key: string, options?: Record<string, unknown>) => string;

export const estimateResolver = (rates: RatesById, translate: Words) =>
  documentResolver<EstimateValues>(EstimateInput, rates, translate, ({ estimateDate, expiryDate }) => {
    const isDated = isCalendarDate(estimateDate ?? '') && isCalendarDate(expiryDate ?? '');
    return isDated && compareDates(expiryDate, estimateDate) < 0 ? { expiryDate: 'estimate.expires_before_date' } : {};
  });
