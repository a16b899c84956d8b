import { daysOfTrip, travelRateOn, travelRatesOn, tripAmount, type TravelRateKind, type TravelRateRecord } from '@kontor/domain';
import { useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { rateFor } from '../../../documents/values/rateFor.ts';
import type { ExpenseValues } from './values.ts';

type Watched = [string | null, string | null, number | null, number | null, number | null];
const isNumber = (value: number | null | undefined): value is number => typeof value === 'number' && !Number.isNaN(value);
const all = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' as const } };

/**
 * The rates in force on the first day of the trip. The only one is chosen by itself, and a chosen one is continued by the one of its name when the day
 * changes. Currency, amount and the days between the dates follow.
 */
export function useTripRates(kind: TravelRateKind, baseCurrency: string) {
  const { setValue, getValues } = useFormContext<ExpenseValues>();
  const { data: rates, isPending } = useGetList<TravelRateRecord>('travelRates', all, { staleTime: 300_000 });
  const [date, endDate, chosen, quantity, passengers] = useWatch({
    name: ['expenseDate', 'endDate', 'travelRateId', 'quantity', 'passengers'],
  }) as Watched;
  const offered = rates && date ? travelRatesOn(rates, kind, date) : [];
  const rate =
    rates && date ? (travelRateOn(rates, chosen, kind, date) ?? (offered.length === 1 ? offered[0] : undefined)) : undefined;
  const amount =
    rate && isNumber(quantity) ? tripAmount(rate, { quantity, passengers: isNumber(passengers) ? passengers : 0 }) : null;
  useEffect(() => {
    if (!rates) return;
    setValue('travelRateId', rate?.id ?? null);
    const currency = rate?.currency ?? baseCurrency;
    if (getValues('currency') === currency) return;
    setValue('currency', currency);
    setValue('exchangeRate', rateFor(currency, baseCurrency));
  }, [rates, rate, baseCurrency, setValue, getValues]);
  useEffect(() => setValue('amount', amount), [amount, setValue]);
  // The days follow the dates until somebody types others, such as a day and a half.
  const proposed = useRef<number | null>(null);
  const days = kind === 'perDiem' && date && endDate && endDate >= date ? daysOfTrip(date, endDate) : null;
  useEffect(() => {
    // While the last day is before the first one there is nothing to propose, and what was proposed is still no choice of a person.
    if (days === null) return;
    const typed = getValues('quantity');
    if (typed === null || typed === proposed.current) setValue('quantity', days);
    proposed.current = days;
  }, [days, setValue, getValues]);
  return { isPending, offered, rate, amount };
}
