import type { TaxRateRecord } from './tax-rate.ts';

type Dated = Pick<TaxRateRecord, 'validFrom' | 'validTo'>;

/**
 * Is a tax rate in force on a date, both ends included? The date is the tax point of the document, not today: in Lithuania 9 %
 * became 12 % on 2026-01-01 (law XV-287). Example: `isValidOn({ validFrom: '2026-01-01', validTo: null }, '2025-12-31')` is
 * false.
 */
export function isValidOn({ validFrom, validTo }: Dated, date: string): boolean {
  return validFrom <= date && (validTo === null || date <= validTo);
}

/** The rate that a new line gets on that date: the default one in force, undefined when there is none. */
export function defaultTaxRate<Rate extends Dated & Pick<TaxRateRecord, 'isDefault'>>(
  rates: readonly Rate[],
  date: string,
): Rate | undefined {
  return rates.find((rate) => rate.isDefault && isValidOn(rate, date));
}
