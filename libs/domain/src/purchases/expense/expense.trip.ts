import type { TravelRateKind, TravelRateRecord } from '../../firm/travel-rate/travel-rate.ts';
import { daysOfTrip, tripAmount } from '../../firm/travel-rate/travel-rate.rules.ts';
import { isValidOn } from '../../firm/tax-rate/tax-rate.rules.ts';
import type { Code } from '../../messages.ts';
import type { Params } from '../../platform/errors/domain-error.ts';
import { compareDates } from '../../platform/values/dates.ts';
import { compare } from '../../platform/values/money.ts';
import type { ExpenseInput } from './expense.input.ts';

export type TripRate = Pick<
  TravelRateRecord,
  'id' | 'kind' | 'name' | 'currency' | 'amount' | 'passengerAmount' | 'validFrom' | 'validTo'
>;
type Trip = Pick<
  ExpenseInput,
  'kind' | 'travelRateId' | 'quantity' | 'passengers' | 'departure' | 'destination' | 'endDate' | 'expenseDate' | 'comment'
> &
  Partial<Pick<ExpenseInput, 'paidBy'>>;
type Problems = Record<string, { code: Code; params?: Params }>;

/** Returns the kind of a trip; undefined for a receipt. */
export const tripKind = ({ kind }: Pick<Trip, 'kind'>): TravelRateKind | undefined =>
  kind && kind !== 'receipt' ? kind : undefined;

/**
 * Returns the problems of a trip at their fields; a receipt has none. A trip is paid to the person, since the firm has paid nobody for it;
 * it needs the rate in force on its first day, how far or how long, and its purpose; kilometres need both places. This is what an auditor
 * asks to see: in Norway skattebetalingsforskriften § 5-6-12, in Lithuania the trip order of resolution 526.
 */
export function tripProblems(trip: Trip, { today, travelRate }: { today: string; travelRate?: TripRate | null }): Problems {
  const kind = tripKind(trip);
  if (!kind) return {};
  const { expenseDate, endDate, quantity } = trip;
  const required = { code: 'field.required' } as const;
  const problems: Problems = {};
  if (trip.paidBy === 'firm') problems['paidBy'] = { code: 'expense.trip_paid_by_firm' };
  if (!trip.travelRateId) problems['travelRateId'] = required;
  else if (travelRate?.kind !== kind) problems['travelRateId'] = { code: 'error.reference_missing' };
  else if (!isValidOn(travelRate, expenseDate))
    problems['travelRateId'] = { code: 'travel_rate.not_in_force', params: { date: expenseDate } };
  if (!quantity) problems['quantity'] = { code: kind === 'perDiem' ? 'expense.enter_days' : 'expense.enter_kilometres' };
  if (!trip.comment?.trim()) problems['comment'] = { code: 'expense.enter_purpose' };
  if (kind === 'kilometres') {
    if (!trip.departure?.trim()) problems['departure'] = required;
    if (!trip.destination?.trim()) problems['destination'] = required;
    return problems;
  }
  const last = endDate ?? expenseDate;
  if (compareDates(last, expenseDate) < 0) problems['endDate'] = { code: 'expense.ends_before_it_begins' };
  else if (compareDates(last, today) > 0) problems['endDate'] = { code: 'expense.in_future' };
  else if (quantity && compare(quantity, daysOfTrip(expenseDate, last)) > 0)
    problems['quantity'] = { code: 'expense.too_many_days', params: { days: daysOfTrip(expenseDate, last) } };
  return problems;
}

const receipt = {
  travelRateId: null,
  travelRateName: null,
  unitAmount: null,
  passengerAmount: null,
  quantity: null,
  passengers: 0,
  departure: null,
  destination: null,
  endDate: null,
};
export type TripColumns = {
  kind: NonNullable<ExpenseInput['kind']>;
  travelRateId: number | null;
  travelRateName: string | null;
  unitAmount: number | null;
  passengerAmount: number | null;
  quantity: number | null;
  passengers: number;
  departure: string | null;
  destination: string | null;
  endDate: string | null;
};

/** Returns the columns of a trip, with a copy of its rate, and what it is paid with; of a receipt empty ones. */
export function tripColumns(trip: Trip, rate: TripRate | null | undefined): { columns: TripColumns; amount: number | null } {
  const kind = tripKind(trip);
  const { quantity } = trip;
  if (!kind || !rate || !quantity) return { columns: { kind: 'receipt', ...receipt }, amount: null };
  const byCar = kind === 'kilometres';
  const passengers = byCar ? (trip.passengers ?? 0) : 0;
  return {
    amount: tripAmount(rate, { quantity, passengers }),
    columns: {
      kind,
      travelRateId: rate.id,
      travelRateName: rate.name,
      unitAmount: rate.amount,
      passengerAmount: byCar ? rate.passengerAmount : null,
      quantity,
      passengers,
      departure: byCar ? (trip.departure?.trim() ?? null) : null,
      destination: byCar ? (trip.destination?.trim() ?? null) : null,
      endDate: byCar ? null : (trip.endDate ?? trip.expenseDate),
    },
  };
}
