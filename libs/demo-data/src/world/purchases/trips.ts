import {
  addDays,
  addMonths,
  daysOfTrip,
  travelRateOn,
  type ExpenseInput,
  type TravelRateKind,
  type TripRate,
} from '@kontor/domain';
import type { Random } from '../../random.ts';
import { baseColumns, type RowOf } from '../tables.ts';

/** The rates of the firm, which raised its rate for kilometres on the first of a month, half a year after the world begins. */
export function travelRates(begin: string): TripRate[] {
  const raised = `${addMonths(begin, 6).slice(0, 7)}-01`;
  const first = `${addMonths(begin, -12).slice(0, 4)}-01-01`;
  const open = { validFrom: first, validTo: null, passengerAmount: null };
  const car = { kind: 'kilometres', name: 'Nuosavas automobilis', currency: 'EUR' } as const;
  return [
    { id: 1, ...car, amount: 0.32, passengerAmount: 0.05, validFrom: first, validTo: addDays(raised, -1) },
    { id: 2, ...car, amount: 0.35, passengerAmount: 0.05, validFrom: raised, validTo: null },
    { ...open, id: 3, kind: 'perDiem', name: 'Lietuva', currency: 'EUR', amount: 20 },
    { ...open, id: 4, kind: 'perDiem', name: 'Norvegija', currency: 'EUR', amount: 70 },
  ];
}

export const travelRateRows = (rates: readonly TripRate[], at: string): RowOf<'travel_rate'>[] =>
  rates.map(({ id, kind, name, currency, amount, passengerAmount, validFrom, validTo }) => ({
    ...baseColumns(id, at),
    kind,
    name,
    currency,
    amount,
    passenger_amount: passengerAmount,
    valid_from: validFrom,
    valid_to: validTo,
  }));

const ways = [
  ['Vilnius', 'Kaunas', 103],
  ['Vilnius', 'Klaipėda', 311],
  ['Vilnius', 'Panevėžys', 137],
  ['Kaunas', 'Alytus', 69],
] as const;
const purposes = ['Projekto pradžios susitikimas', 'Priežiūros darbai pas klientą', 'Mokymai kliento darbuotojams'];

type Trip = Partial<ExpenseInput> & { kind: TravelRateKind; travelRate: TripRate };

/** Somebody drives to a customer, or is away for some days that end before `lastDay`; undefined where no rate is in force. */
export function tripOn(expenseDate: string, lastDay: string, rates: readonly TripRate[], random: Random): Trip | undefined {
  const kind: TravelRateKind = random.chance(65) ? 'kilometres' : 'perDiem';
  const named = random.pick(rates.filter((rate) => rate.kind === kind));
  const travelRate = travelRateOn(rates, named.id, kind, expenseDate);
  if (!travelRate) return undefined;
  const common = { kind, travelRate, travelRateId: travelRate.id, comment: random.pick(purposes) };
  if (kind === 'kilometres') {
    const [departure, destination, quantity] = random.pick(ways);
    return { ...common, departure, destination, quantity, passengers: random.chance(30) ? 1 : 0 };
  }
  const last = addDays(expenseDate, random.whole(0, 3));
  const endDate = last > lastDay ? lastDay : last;
  return { ...common, endDate, quantity: daysOfTrip(expenseDate, endDate) };
}
