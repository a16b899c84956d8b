import { priceOf, sum } from '../../platform/values/money.ts';

type Price = { billable: boolean; billingRate?: number | null };
type Priced = Price & { minutes: number };

/** The result of repricing, or its preview. */
export class Repricing {
  /** Number of entries whose rate changes. */
  entryCount: number;
  minutes: number;
  /** Amount of these hours before, in the customer's currency. */
  oldAmount: number;
  newAmount: number;
  currency: string;
  /** Number of entries since that day that keep their rate, because they are on an invoice or in a locked period. */
  keptCount: number;
}

/**
 * The billed amount of hours, added up by rate as on invoice lines; hours without a rate, and those not billable, count 0.
 * Example: 50, 20 and 10 minutes at 85.00 are 113.33.
 */
export function amountOf(entries: readonly Priced[]): number {
  const minutes = new Map<number, number>();
  for (const { billable, billingRate, minutes: more } of entries)
    if (billable && typeof billingRate === 'number') minutes.set(billingRate, (minutes.get(billingRate) ?? 0) + more);
  return sum([...minutes].map(([rate, total]) => priceOf(total, rate, 60)));
}

/** Would this price change the entry? */
export const isRepriced = (before: Price, after: Price): boolean =>
  (before.billingRate ?? null) !== (after.billingRate ?? null) || before.billable !== after.billable;
