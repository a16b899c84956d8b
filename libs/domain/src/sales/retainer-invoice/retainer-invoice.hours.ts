import { minutesToHours } from '../../platform/values/durations.ts';
import { DomainError } from '../../platform/errors/domain-error.ts';
import type { Language } from '../../platform/language/languages.ts';
import { add, compare, divide, isZero, minorUnits, multiply, negate, round, subtract, sum } from '../../platform/values/money.ts';

/** The code of the unit in which prepaid hours are sold. */
const hour = 'HUR';

type Line = { unit: string; quantity: number };
type PricedLine = Line & { net: number };

const isOfHours = ({ unit, quantity }: Line): boolean => unit === hour && compare(quantity, 0) > 0;
const minutesOf = ({ quantity }: Line): number => round(multiply(quantity, 60), 0);

/** Returns the minutes that a retainer invoice sells: those of its lines in hours. Example: 10 h and 2.5 h are 750. */
export const prepaidMinutesOf = (lines: readonly Line[]): number => sum(lines.filter(isOfHours).map(minutesOf));

/** The price of prepaid hours: by the hour, before tax unless an advance without tax was asked for at prices with it, and of all of them as the customer pays them. */
export type HoursPrice = { hourly: number; value: number };

/**
 * Returns the price of the prepaid hours, after the discounts and charges of the retainer invoice. Example: 10 h at 80.00 with 21 % tax cost 80.00 an
 * hour and 968.00 in all.
 */
export function hoursPriceOf(
  { subtotal, net, total, currency }: { subtotal: number; net: number; total: number; currency: string },
  lines: readonly PricedLine[],
): HoursPrice {
  const sold = sum(lines.filter(isOfHours).map((line) => line.net));
  const minutes = prepaidMinutesOf(lines);
  if (isZero(subtotal) || minutes === 0) return { hourly: 0, value: 0 };
  const share = (amount: number, places: number): number => round(divide(multiply(sold, amount), subtotal), places);
  return {
    hourly: round(divide(multiply(share(net, 10), 60), minutes), 6),
    value: share(total, Math.min(2, minorUnits(currency))),
  };
}

/** Prepaid hours and what living invoices draw of them; `drawnAmount` is the money of that. */
export type PrepaidHours = {
  prepaidMinutes: number;
  drawnMinutes: number;
  value: number;
  drawnAmount: number;
  available: number;
};

const worthLeft = ({ value, drawnAmount }: PrepaidHours): number => subtract(value, drawnAmount);

/**
 * Returns the minutes that invoices can still draw: those that are left, as far as their money is. Example: of 600 minutes worth 1,000.00 none is
 * drawn, but 900.00 was paid back, so 60 are left.
 */
export function minutesLeft(hours: PrepaidHours): number {
  const { prepaidMinutes, drawnMinutes, value, available } = hours;
  const left = prepaidMinutes - drawnMinutes;
  if (left <= 0 || value <= 0 || available <= 0) return 0;
  if (compare(available, worthLeft(hours)) >= 0) return left;
  return Math.min(left, Math.floor(divide(multiply(available, prepaidMinutes), value)));
}

type Sold = Parameters<typeof hoursPriceOf>[0] & {
  prepaidMinutes: number;
  drawnMinutes: number;
  available: number;
  lines: readonly PricedLine[];
  applications: readonly { minutes: number; amount: number }[];
};

/** Returns `minutesLeft` of a retainer invoice with its lines and applications. */
export function leftMinutesOf(retainer: Sold): number {
  const { prepaidMinutes, drawnMinutes, available, lines, applications } = retainer;
  const drawnAmount = sum(applications.filter(({ minutes }) => minutes > 0).map(({ amount }) => amount));
  return minutesLeft({ prepaidMinutes, drawnMinutes, available, drawnAmount, value: hoursPriceOf(retainer, lines).value });
}

/** Returns the money of minutes that are drawn. The last ones take the rest, so that all of them are what was paid to the cent. */
export function amountOfMinutes(hours: PrepaidHours, minutes: number, currency = 'EUR'): number {
  const { prepaidMinutes, drawnMinutes, value } = hours;
  if (minutes === prepaidMinutes - drawnMinutes) return Math.min(worthLeft(hours), hours.available);
  const share = round(divide(multiply(value, minutes), prepaidMinutes), Math.min(2, minorUnits(currency)));
  return Math.min(share, worthLeft(hours), hours.available);
}

/** `isRepeated`: an invoice that was corrected by this one billed it. */
type Entry = { lineId: number; projectId: number; minutes: number; isRepeated?: boolean };
/** Minutes that a retainer invoice draws: of its project, or of any without one. Those drawn by a corrected invoice are among the repeated entries. */
export type Draw = { projectId: number | null; minutes: number; isRepeated?: boolean };

/**
 * Returns the minutes to draw for each line of an invoice, from its entries, the oldest first, without those that other retainer invoices have paid:
 * their draws are replayed in their order. A line gives at most the hours that it bills. Example: of entries of 90 and 60 minutes, 120 are drawn as 90
 * and 30.
 */
export function drawMinutes(
  entries: readonly Entry[],
  billed: ReadonlyMap<number, number>,
  draw: Draw,
  before: readonly Draw[] = [],
): Map<number, number> {
  const room = new Map(billed);
  const left = entries.map(({ minutes }) => minutes);
  const take = ({ projectId, minutes, isRepeated }: Draw): Map<number, number> => {
    const minutesOfLine = new Map<number, number>();
    let rest = minutes;
    for (const [at, { lineId, ...entry }] of entries.entries()) {
      if ((projectId !== null && projectId !== entry.projectId) || (isRepeated && !entry.isRepeated)) continue;
      const taken = Math.min(left[at] ?? 0, room.get(lineId) ?? 0, rest);
      left[at] = (left[at] ?? 0) - taken;
      room.set(lineId, (room.get(lineId) ?? 0) - taken);
      rest -= taken;
      if (taken > 0) minutesOfLine.set(lineId, (minutesOfLine.get(lineId) ?? 0) + taken);
    }
    return minutesOfLine;
  };
  before.forEach(take);
  return take(draw);
}

type Priced = {
  quantity: number;
  unitPrice: number;
  baseQuantity: number;
  discountPercent: number;
  discountAmount: number | null;
  charge: number;
  net: number;
};

/** Returns the price an hour of a line after its discount. Only a discount or charge as an amount makes it follow from the rounded sum. */
export function hourPriceOf(line: Priced): number {
  if (line.discountAmount || line.charge) return round(divide(line.net, line.quantity), 6);
  const discounted = divide(multiply(line.unitPrice, subtract(100, line.discountPercent)), 100);
  return round(divide(discounted, line.baseQuantity), 6);
}

/** A line that bills hours: its price an hour after its discount, and the minutes of it that are prepaid. */
type HourLine = { taxRateId: number; taxPercent: number | null; price: number; minutes: number };
/** A line that brings hours from the price of their line to the price that was prepaid. */
export type HourAdjustment = { taxRateId: number; quantity: number; unitPrice: number };

/** The price an hour that was agreed, and whether it is one with tax. */
type AgreedPrice = { hourly: number; includesTax: boolean };

/** Returns the agreed price as the invoice states its prices. */
function agreedPrice({ hourly, includesTax }: AgreedPrice, taxPercent: number | null, pricesIncludeTax: boolean): number {
  if (includesTax === pricesIncludeTax) return hourly;
  const withTax = add(100, taxPercent ?? 0);
  return round(pricesIncludeTax ? divide(multiply(hourly, withTax), 100) : divide(multiply(hourly, 100), withTax), 6);
}

/**
 * Returns the lines that make prepaid hours cost what was agreed, one for each price and tax rate. Example: 10 of 15 hours at 100.00, prepaid at 80.00,
 * give −10 × 20.00.
 */
export function hourAdjustments(lines: readonly HourLine[], price: AgreedPrice, pricesIncludeTax: boolean): HourAdjustment[] {
  const groups = new Map<string, { taxRateId: number; difference: number; minutes: number }>();
  for (const { taxRateId, taxPercent, price: own, minutes } of lines) {
    const difference = subtract(own, agreedPrice(price, taxPercent, pricesIncludeTax));
    const key = `${taxRateId} ${difference}`;
    const known = groups.get(key);
    if (known) known.minutes += minutes;
    else groups.set(key, { taxRateId, difference, minutes });
  }
  return [...groups.values()].flatMap(({ taxRateId, difference, minutes }) => {
    if (isZero(difference)) return [];
    const hours = minutesToHours(minutes);
    return [{ taxRateId, quantity: difference > 0 ? negate(hours) : hours, unitPrice: Math.abs(difference) }];
  });
}

const adjustmentWords: Record<Language, (number: string) => string> = {
  en: (number) => `Prepaid hours ${number}: price agreed in advance`,
  lt: (number) => `Iš anksto apmokėtos valandos ${number}: iš anksto sutarta kaina`,
  no: (number) => `Forhåndsbetalte timer ${number}: avtalt pris`,
};

/** Returns the description of such a line. */
export const adjustmentText = (number: string, language: Language): string => adjustmentWords[language](number);

/** Only a paid retainer invoice gives hours, and only to a draft. Throws DomainError `retainer_invoice.hours_unpaid` and `.hours_draft_only`. */
export function assertGivesHours(retainer: { status: string }, invoice: { status: string }): void {
  if (retainer.status !== 'paid') throw new DomainError('retainer_invoice.hours_unpaid');
  if (invoice.status !== 'draft') throw new DomainError('retainer_invoice.hours_draft_only');
}

type PricedHours = Line & {
  unitPrice: number;
  baseQuantity?: number | null;
  discountPercent?: number | null;
  discountAmount?: number | null;
  charge?: number | null;
  taxRateId: number;
};
type HoursOnDraft<Of = PricedHours> = { pricesIncludeTax: boolean; lines: readonly Of[] };

const priceKey = ({ unitPrice, baseQuantity, discountPercent, discountAmount, charge, taxRateId }: PricedHours): string =>
  [unitPrice, baseQuantity ?? 1, discountPercent ?? 0, discountAmount ?? 0, charge ?? 0, taxRateId].join(' ');

function minutesByPrice(lines: readonly PricedHours[]): Map<string, number> {
  const minutes = new Map<string, number>();
  for (const line of lines.filter(isOfHours)) minutes.set(priceKey(line), (minutes.get(priceKey(line)) ?? 0) + minutesOf(line));
  return minutes;
}

/**
 * A draft that draws prepaid hours keeps as many of them at each price and tax as it drew at most, so that none moves to a price which was not brought
 * to the one agreed in advance. Throws DomainError `retainer_invoice.hours_reserved`.
 */
export function assertKeepsHours(
  before: HoursOnDraft & { minutes: number },
  after: HoursOnDraft<PricedHours & { sources?: readonly unknown[] | null }>,
): void {
  if (before.minutes === 0) return;
  const kept = minutesByPrice(after.lines.filter(({ sources }) => sources?.length));
  const isMoved = [...minutesByPrice(before.lines)].some(
    ([price, minutes]) => (kept.get(price) ?? 0) < Math.min(minutes, before.minutes),
  );
  if (isMoved || before.pricesIncludeTax !== after.pricesIncludeTax) throw new DomainError('retainer_invoice.hours_reserved');
}
