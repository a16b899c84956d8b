import { DomainError } from '../../platform/errors/domain-error.ts';
import { daysBetween } from '../../platform/values/dates.ts';
import { add, minorUnits, multiply, round } from '../../platform/values/money.ts';
import { isValidOn } from '../tax-rate/tax-rate.rules.ts';
import type { TravelRateKind, TravelRateRecord } from './travel-rate.ts';

type Paying = Pick<TravelRateRecord, 'amount' | 'passengerAmount' | 'currency'>;
type Dated = Pick<TravelRateRecord, 'kind' | 'name' | 'validFrom' | 'validTo'>;

/**
 * Returns what a trip is paid with: its kilometres or days times the rate, and for each passenger and kilometre the addition. It is rounded once.
 * Example: 84 km at 0.35 with one passenger at 0.10 are 37.80.
 */
export function tripAmount(rate: Paying, { quantity, passengers = 0 }: { quantity: number; passengers?: number }): number {
  const each = add(rate.amount, multiply(rate.passengerAmount ?? 0, passengers));
  return round(multiply(quantity, each), Math.min(2, minorUnits(rate.currency)));
}

/** Counts the calendar days of a trip with both ends. Example: from 2 to 4 March are 3. */
export const daysOfTrip = (from: string, to: string): number => daysBetween(from, to) + 1;

/** Returns the rates of one kind that are in force on the day of a trip. */
export const travelRatesOn = <Rate extends Dated>(rates: readonly Rate[], kind: TravelRateKind, date: string): Rate[] =>
  rates.filter((rate) => rate.kind === kind && isValidOn(rate, date));

/**
 * Returns the rate that continues a chosen one on another day: itself while it is in force, else the one with its kind and name; else undefined.
 * Example: "Own car" of 2025, asked for a day in 2026, is "Own car" of 2026.
 */
export function travelRateOn<Rate extends Dated & { id: number }>(
  rates: readonly Rate[],
  chosen: number | null | undefined,
  kind: TravelRateKind,
  date: string,
): Rate | undefined {
  const before = rates.find(({ id, kind: its }) => id === chosen && its === kind);
  if (!before) return undefined;
  const inForce = travelRatesOn(rates, kind, date);
  return inForce.find(({ id }) => id === before.id) ?? inForce.find(({ name }) => name === before.name);
}

/** Refuses an addition for passengers on a rate by day. Throws DomainError `travel_rate.no_passengers`. */
export function assertTravelRate({
  kind,
  passengerAmount,
}: Pick<TravelRateRecord, 'kind'> & { passengerAmount?: number | null }): void {
  const code = 'travel_rate.no_passengers';
  if (kind === 'perDiem' && passengerAmount) throw new DomainError(code, undefined, { passengerAmount: { code } });
}
