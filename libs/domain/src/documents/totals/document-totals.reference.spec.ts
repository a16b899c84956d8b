import { expect, it } from '@jest/globals';
import { randomly } from '../../platform/testing/randomly.ts';
import { documentTotals, type DocumentTotalsInput } from './document-totals.ts';

// A second computation of the totals, written from EN 16931 alone: whole numbers and exact fractions, and nothing of `money.ts`.

/** A decimal of six places as a whole number of millionths. */
type Millionths = bigint;
type Line = {
  quantity: Millionths;
  price: Millionths;
  rate: Millionths;
  percent?: Millionths;
  off?: bigint;
  charge: bigint;
};
type Document = {
  lines: Line[];
  withTax: boolean;
  discount: { percent?: Millionths; cents?: bigint };
  charge: { percent?: Millionths; cents?: bigint };
  prepaid: bigint;
};

const million = 1_000_000n;
const hundredPercent = 100n * million;
const size = (value: bigint): bigint => (value < 0n ? -value : value);
const total = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

/** The fraction as a whole number, a half away from zero. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const whole = (2n * size(numerator) + denominator) / (2n * denominator);
  return numerator < 0n ? -whole : whole;
}

const netOf = ({ quantity, price, percent, off, charge }: Line): bigint => {
  const gross = rounded(quantity * price * 100n, million * million);
  const taken = percent === undefined ? (off ?? 0n) : rounded(size(gross) * percent, hundredPercent);
  return gross - (gross < 0n ? -taken : taken) + charge;
};

/** Whole cents in proportion to the bases: each rounded down, and what is left to the largest remainders, then the larger base. */
function inProportion(cents: bigint, bases: readonly bigint[]): bigint[] {
  const all = total(bases);
  if (all === 0n) return bases.map(() => 0n);
  const parts = bases.map((base) => (cents * base) / all);
  const order = bases
    .map((base, place) => ({ place, base, rest: (cents * base) % all }))
    .sort((a, b) =>
      a.rest === b.rest ? (a.base === b.base ? a.place - b.place : a.base > b.base ? -1 : 1) : a.rest > b.rest ? -1 : 1,
    );
  let left = cents - total(parts);
  for (const { place } of order) if (left > 0n) [parts[place], left] = [(parts[place] ?? 0n) + 1n, left - 1n];
  return parts;
}

function share(nets: readonly bigint[], { percent, cents }: Document['discount']): bigint[] {
  const sign = nets.every((net) => net <= 0n) ? -1n : 1n;
  const bases = nets.map((net) => (net * sign > 0n ? net * sign : 0n));
  const parts =
    percent === undefined ? inProportion(cents ?? 0n, bases) : bases.map((base) => rounded(base * percent, hundredPercent));
  return parts.map((part) => part * sign);
}

function expected({ lines, withTax, discount, charge, prepaid }: Document) {
  const nets = lines.map(netOf);
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => (a < b ? 1 : -1));
  const groups = rates.map((rate) => total(nets.filter((_net, place) => lines[place]?.rate === rate)));
  const discounts = share(groups, discount);
  const charges = share(groups, charge);
  const rows = rates.map((rate, place) => {
    const price = (groups[place] ?? 0n) - (discounts[place] ?? 0n) + (charges[place] ?? 0n);
    const amount = withTax ? rounded(price * rate, hundredPercent + rate) : rounded(price * rate, hundredPercent);
    return { rate, base: withTax ? price - amount : price, amount };
  });
  const [net, tax] = [total(rows.map(({ base }) => base)), total(rows.map(({ amount }) => amount))];
  return {
    nets,
    rows,
    sums: [total(nets), total(discounts), total(charges), net, tax, net + tax, net + tax - prepaid],
  };
}

const cents = (amount: number): bigint => BigInt(amount.toFixed(2).replace('.', ''));
const decimal = (value: Millionths): number => Number(value) / 1e6;
const money = (value: bigint): number => Number(value) / 100;

const inputOf = ({ lines, withTax, discount, charge, prepaid }: Document): DocumentTotalsInput => ({
  lines: lines.map(({ quantity, price, rate, percent, off, charge: added }) => ({
    quantity: decimal(quantity),
    unitPrice: decimal(price),
    taxPercent: decimal(rate),
    taxCategory: rate === 0n ? 'E' : 'S',
    ...(percent === undefined ? { discountAmount: money(off ?? 0n) } : { discountPercent: decimal(percent) }),
    charge: money(added),
  })),
  pricesIncludeTax: withTax,
  ...(discount.percent === undefined
    ? { discountAmount: money(discount.cents ?? 0n) }
    : { discountPercent: decimal(discount.percent) }),
  charges: [charge.percent === undefined ? { amount: money(charge.cents ?? 0n) } : { percent: decimal(charge.percent) }],
  prepaid: money(prepaid),
  mayBeNegative: true,
});

it('adds up 10,000 random documents as a second computation in whole numbers does', () => {
  let compared = 0;
  randomly(10_000, ({ whole, pick, list }) => {
    const rates: readonly [bigint, ...bigint[]] = [
      21_000_000n,
      12_000_000n,
      5_000_000n,
      0n,
      25_000_000n,
      11_110_000n,
      15_000_000n,
    ];
    const places = pick([1_000_000, 10_000, 1000, 1]);
    const lines = list(1, 12, (): Line => {
      const quantity = BigInt(whole(1, 40_000_000 / places) * places) * (whole(1, 12) === 1 ? -1n : 1n);
      const price = BigInt(whole(0, 900_000_000 / places) * places);
      const gross = size(rounded(quantity * price * 100n, million * million));
      const percent = pick([true, false]) ? BigInt(whole(0, 100_000)) * 1000n : undefined;
      const off = percent === undefined ? BigInt(whole(0, Number(gross))) : undefined;
      return { quantity, price, rate: pick(rates), percent, off, charge: BigInt(pick([0, 0, whole(0, 9_999)])) };
    });
    const nets = [...new Set(lines.map(({ rate }) => rate))].map((rate) =>
      total(lines.filter((line) => line.rate === rate).map(netOf)),
    );
    const sign = nets.every((net) => net <= 0n) ? -1n : 1n;
    const most = total(nets.map((net) => (net * sign > 0n ? net * sign : 0n)));
    const part = (largest: bigint) =>
      pick([true, false]) ? { percent: BigInt(whole(0, 100_000)) * 1000n } : { cents: BigInt(whole(0, Number(largest))) };
    const document: Document = {
      lines,
      withTax: pick([true, false]),
      discount: part(most),
      charge: part(most),
      prepaid: BigInt(whole(0, 100_000)),
    };
    const is = documentTotals(inputOf(document));
    const must = expected(document);
    expect(is.lines.map(({ net }) => cents(net))).toEqual(must.nets);
    expect(is.taxes.map(({ base, amount }) => [cents(base), cents(amount)])).toEqual(
      must.rows.map(({ base, amount }) => [base, amount]),
    );
    expect([is.subtotal, is.discount, is.charge, is.net, is.tax, is.total, is.due].map(cents)).toEqual(must.sums);
    compared += 1;
  });
  expect(compared).toBe(10_000);
});
