import { Big } from 'big.js';

// JavaScript numbers only carry money: every function here computes with exact decimals and converts the result back.
Big.DP = 30;
Big.RM = Big.roundHalfUp;

type Group = { index: number; share: Big; rest: Big; weight: number };

/** Converts back to a number, and -0 to 0: screens would show -0 with a minus sign. */
const plain = (value: Big): number => value.toNumber() || 0;

/** Rounds half away from zero (commercial rounding). Example: `round(815.955)` is 815.96, `round(-0.125)` is -0.13. */
export function round(value: number, places = 2): number {
  return plain(new Big(value).round(places));
}

/** The exact sum of its arguments. Example: `add(0.1, 0.2)` is 0.3. */
export function add(...values: number[]): number {
  return sum(values);
}

/** The exact sum of a list, 0 for an empty one. Example: `sum([0.1, 0.2, 0.3])` is 0.6. */
export function sum(values: readonly number[]): number {
  return plain(values.reduce((total, value) => total.plus(value), new Big(0)));
}

/** The exact difference. Example: `subtract(0.3, 0.1)` is 0.2. */
export function subtract(a: number, b: number): number {
  return plain(new Big(a).minus(b));
}

/** The product with all its decimals, not rounded to cents. Example: `multiply(7.25, 83.34)` is 604.215. */
export function multiply(a: number, b: number): number {
  return plain(new Big(a).times(b));
}

/** The quotient, as exact as a number can be. Throws on division by zero. Example: `divide(85, 60)` is 1.4166666666666667. */
export function divide(a: number, b: number): number {
  return plain(new Big(a).div(b));
}

/**
 * Quantity × unit price ÷ base quantity, rounded once to two decimals (EN 16931, BT-131 before allowances). Example:
 * `priceOf(1250, 12.5, 100)` is 156.25: 1250 pieces at 12.50 per hundred.
 */
export function priceOf(quantity: number, unitPrice: number, baseQuantity = 1, places = 2): number {
  return plain(new Big(quantity).times(unitPrice).div(baseQuantity).round(places));
}

/** A percentage of an amount, rounded to two decimals. Example: `percentOf(1.5, 21)` is 0.32. */
export function percentOf(amount: number, percent: number, places = 2): number {
  return plain(new Big(amount).times(percent).div(100).round(places));
}

/** The tax included in a gross amount: amount × rate ÷ (100 + rate), rounded to two decimals. Example: `taxWithin(29.97, 21)` is 5.2. */
export function taxWithin(amount: number, percent: number, places = 2): number {
  return plain(new Big(amount).times(percent).div(new Big(percent).plus(100)).round(places));
}

/**
 * Simple interest: the exact sum of balance × percent of a year ÷ 100 × days ÷ 365, rounded once. A leap year has 365 days too. Example:
 * `interestOf([{ balance: 1000, percent: 12, days: 30 }])` is 9.86.
 */
export function interestOf(parts: readonly { balance: number; percent: number; days: number }[], places = 2): number {
  const exact = parts.reduce(
    (total, { balance, percent, days }) => total.plus(new Big(balance).times(percent).times(days)),
    new Big(0),
  );
  return plain(exact.div(36_500).round(places));
}

/** -1, 0 or 1, for sorting. Example: `compare(1.1, 1.10)` is 0. */
export function compare(a: number, b: number): -1 | 0 | 1 {
  return new Big(a).cmp(b);
}

/** The amount with the other sign, 0 for 0. Example: `negate(12.5)` is -12.5. */
export function negate(value: number): number {
  return plain(new Big(value).neg());
}

/** Is the amount 0? Example: `isZero(subtract(0.3, 0.3))` is true. */
export function isZero(value: number): boolean {
  return new Big(value).eq(0);
}

/**
 * Splits an amount into whole cents in proportion to the weights, by largest remainder; the shares add up to it exactly. Ties go
 * to the larger weight, then to the earlier one. Example: `spread(100, [333.33, 155.54])` is `[68.18, 31.82]`. Throws RangeError
 * when a weight is negative, or when all are 0 and the amount is not. (einvoice arithmetic, step 4)
 */
export function spread(amount: number, weights: readonly number[], places = 2): number[] {
  const unit = new Big(10).pow(places);
  const cents = new Big(amount).abs().times(unit).round(0);
  if (cents.eq(0)) return weights.map(() => 0);
  const whole = weights.reduce((total, weight) => total.plus(weight), new Big(0));
  if (weights.some((weight) => weight < 0) || whole.lte(0))
    throw new RangeError('An amount needs weights above zero to be shared by.');
  const groups: Group[] = weights.map((weight, index) => {
    // Remainders are kept as numerators over the common denominator `whole`: without division, equal remainders compare as equal.
    const numerator = cents.times(weight);
    const share = numerator.div(whole).round(0, Big.roundDown);
    return { index, share, rest: numerator.minus(share.times(whole)), weight };
  });
  const left = groups.reduce((rest, group) => rest.minus(group.share), cents).toNumber();
  const byRemainder = [...groups].sort((a, b) => b.rest.cmp(a.rest) || b.weight - a.weight || a.index - b.index);
  for (const group of byRemainder.slice(0, left)) group.share = group.share.plus(1);
  return groups.map((group) => plain(group.share.times(amount < 0 ? -1 : 1).div(unit)));
}

/**
 * Rounds parts to cents so that they add up to `total`, by largest remainder; parts may be negative. Example:
 * `roundTogether([2.1042, 4.2084], 6.31)` is `[2.1, 4.21]`.
 */
export function roundTogether(parts: readonly number[], total: number, places = 2): number[] {
  const unit = new Big(10).pow(places);
  const exact = parts.map((part) => new Big(part).times(unit));
  const cents = exact.map((value) => value.round(0, value.lt(0) ? Big.roundUp : Big.roundDown));
  const left = cents.reduce((rest, value) => rest.minus(value), new Big(total).times(unit)).toNumber();
  const each = Math.floor(left / parts.length);
  const byRemainder = exact.map((value, at) => ({ at, rest: value.minus(cents[at] ?? 0) })).sort((a, b) => b.rest.cmp(a.rest));
  const more = new Set(byRemainder.slice(0, left - each * parts.length).map(({ at }) => at));
  return cents.map((value, at) => plain(value.plus(each + (more.has(at) ? 1 : 0)).div(unit)));
}

const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Number of decimals of a currency (ISO 4217). Example: `minorUnits('EUR')` is 2, `minorUnits('JPY')` is 0. */
export function minorUnits(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return withThreeDecimals.includes(currency) ? 3 : 2;
}
