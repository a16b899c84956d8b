import { DomainError } from '../../platform/errors/domain-error.ts';
import type { TaxCategory, TaxRateRecord, TaxTreatment } from './tax-rate.ts';

/**
 * The percentage to store: category O has none. Throws DomainError `tax_rate.standard_needs_percent`. Example: `storedPercent({
 * category: 'Z' })` is 0.
 */
export function storedPercent({ category, percent }: { category: TaxCategory; percent?: number | null }): number | null {
  if (category === 'S' && !percent) {
    const code = 'tax_rate.standard_needs_percent';
    throw new DomainError(code, undefined, { percent: { code } });
  }
  return category === 'O' ? null : (percent ?? 0);
}

type Dated = Pick<TaxRateRecord, 'validFrom' | 'validTo'>;

/**
 * Is a tax rate in force on a date, both ends included? The date is the tax point of the document, not today: in Lithuania 9 %
 * became 12 % on 2026-01-01 (law XV-287). Example: `isValidOn({ validFrom: '2026-01-01', validTo: null }, '2025-12-31')` is
 * false.
 */
export function isValidOn({ validFrom, validTo }: Dated, date: string): boolean {
  return validFrom <= date && (validTo === null || date <= validTo);
}

/** Is there a day on which both rates are in force? */
export function overlap(one: Dated, other: Dated): boolean {
  const startsBeforeEnd = (a: Dated, b: Dated): boolean => b.validTo === null || a.validFrom <= b.validTo;
  return startsBeforeEnd(one, other) && startsBeforeEnd(other, one);
}

/**
 * Does a new default rate replace the default `other`? It does when they overlap. A rate that begins in the future must not leave
 * the days until then without a default: then throws DomainError `tax_rate.default_exists`, since `other` must be given an end
 * first.
 */
export function displaces(rate: Dated, other: Dated & Pick<TaxRateRecord, 'name'>, today: string): boolean {
  if (!overlap(rate, other)) return false;
  if (rate.validFrom > today === other.validFrom > today) return true;
  const [code, params] = ['tax_rate.default_exists' as const, { name: other.name }];
  throw new DomainError(code, params, { isDefault: { code, params } });
}

/** The default rate for new lines in force on that date; undefined when there is none. */
export function defaultTaxRate<Rate extends Dated & Pick<TaxRateRecord, 'isDefault'>>(
  rates: readonly Rate[],
  date: string,
): Rate | undefined {
  return rates.find((rate) => rate.isDefault && isValidOn(rate, date));
}

/**
 * The rate of a new line: the default in force, else the first. A seller without VAT charges none: the default if it has no tax,
 * else a rate outside VAT (EN 16931, BR-O-02); undefined when the organisation has no such rate.
 */
export function rateOfNewLine<Rate extends Dated & Pick<TaxRateRecord, 'isDefault' | 'category'>>(
  rates: readonly Rate[],
  date: string,
  isVatRegistered: boolean,
): Rate | undefined {
  const usual = defaultTaxRate(rates, date);
  if (isVatRegistered) return usual ?? rates.find((rate) => isValidOn(rate, date));
  if (usual && usual.category !== 'S') return usual;
  return rates.find((rate) => rate.category === 'O' && isValidOn(rate, date));
}

/** The Lithuanian register tells services to businesses abroad from domestic reverse charge; elsewhere one rate of the category stands for both. */
const isafCodes: Partial<Record<TaxTreatment, string>> = { euBusiness: 'PVM15', reverseCharge: 'PVM25' };

const categoryOf = (treatment: TaxTreatment, isGoods: boolean): TaxCategory => {
  if (treatment === 'export') return 'G';
  return treatment === 'euBusiness' && isGoods ? 'K' : 'AE';
};

/**
 * Returns the rate, and with it the ground, that a new line has by the tax treatment of its customer; undefined for a domestic one, whose lines
 * have their usual rates, and where the organisation has no rate of that kind in force. Example: services to a business in another EU country
 * are proposed with reverse charge, goods as free of tax.
 */
export function rateOfTreatment<Rate extends Dated & Pick<TaxRateRecord, 'category' | 'isafCode'>>(
  rates: readonly Rate[],
  date: string,
  treatment: TaxTreatment,
  isGoods = false,
): Rate | undefined {
  if (treatment === 'domestic') return undefined;
  const category = categoryOf(treatment, isGoods);
  const fitting = rates.filter((rate) => rate.category === category && isValidOn(rate, date));
  return (category === 'AE' && fitting.find(({ isafCode }) => isafCode === isafCodes[treatment])) || fitting[0];
}
