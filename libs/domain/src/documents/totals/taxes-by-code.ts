import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { add, divide, isZero, multiply, negate, percentOf, roundTogether, sum } from '../../platform/values/money.ts';

type Tax = {
  category: TaxCategory;
  percent: number | null;
  discount: number;
  charge: number;
  base: number;
  amount: number;
};
type Coded = { taxCategory: TaxCategory; taxPercent: number | null; code: string | null; net: number };

/**
 * Returns the taxes of a document by register code (i.SAF or SAF-T). Two codes of one category and rate are a single row on paper, rounded once;
 * here each code gets the base and tax of its own lines, rounded by largest remainder so that both add up to the row. Example: 10.02 and 20.04 at
 * 21 % are a tax of 6.31, of which 2.10 and 4.21.
 */
export function taxesByCode<T extends Tax>(
  taxes: readonly T[],
  lines: readonly Coded[],
  pricesIncludeTax = false,
): (T & { code: string | null })[] {
  return taxes.flatMap((tax) => {
    const nets = new Map<string | null, number>();
    for (const { taxCategory, taxPercent, code, net } of lines)
      if (taxCategory === tax.category && taxPercent === tax.percent) nets.set(code, add(nets.get(code) ?? 0, net));
    const codes = [...nets];
    if (codes.length < 2) return [{ ...tax, code: codes[0]?.[0] ?? null }];
    const percent = tax.percent ?? 0;
    // Not a share of the rounded row: where lines cancel out, that would multiply the rounding error.
    const bases = codes.map(([, net]) => multiply(net, partLeft(tax, sum([...nets.values()]), pricesIncludeTax)));
    const amounts = roundTogether(
      bases.map((base) => percentOf(base, percent, 10)),
      tax.amount,
    );
    const rounded = roundTogether(bases, tax.base);
    return codes.map(([code], at) => ({ ...tax, code, base: rounded[at] ?? 0, amount: amounts[at] ?? 0 }));
  });
}

/** Returns the ratio of base to line amount. Document discount, charges and included tax change all lines of a row in one proportion. */
function partLeft({ discount, charge, percent }: Tax, written: number, pricesIncludeTax: boolean): number {
  const kept = isZero(written) ? 1 : divide(add(written, negate(discount), charge), written);
  return pricesIncludeTax ? divide(multiply(kept, 100), add(100, percent ?? 0)) : kept;
}
