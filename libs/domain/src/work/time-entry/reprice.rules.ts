import { priceOf, sum } from '../../platform/values/money.ts';

type Price = { billable: boolean; billingRate?: number | null };
type Priced = Price & { minutes: number };

/** What repricing changes, or would change. */
export class Repricing {
  /** Entries that get another rate. */
  entryCount: number;
  minutes: number;
  /** What these hours came to, in the customer's currency. */
  oldAmount: number;
  newAmount: number;
  currency: string;
  /** Entries since that day that keep their rate, because they are on an invoice or in a closed period. */
  keptCount: number;
}

/**
 * What hours come to when they are billed, added up by rate as the lines of an invoice are; without a rate or not billable is nothing.
 * Example: 50, 20 and 10 minutes at 85.00 are 113.33.
 */
export function amountOf(entries: readonly Priced[]): number {
  const minutes = new Map<number, number>();
  for (const { billable, billingRate, minutes: more } of entries)
    if (billable && typeof billingRate === 'number') minutes.set(billingRate, (minutes.get(billingRate) ?? 0) + more);
  return sum([...minutes].map(([rate, total]) => priceOf(total, rate, 60)));
}

/** Would these prices change the entry? */
export const isRepriced = (before: Price, after: Price): boolean =>
  (before.billingRate ?? null) !== (after.billingRate ?? null) || before.billable !== after.billable;
