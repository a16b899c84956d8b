import type { TaxCategory } from '../../firm/tax-rate/tax-rate.ts';
import { add, shareOut, subtract, sum } from '../../platform/values/money.ts';

type Tax = { category: TaxCategory; percent: number | null; base: number; amount: number };
type Coded = { taxCategory: TaxCategory; taxPercent: number | null; code: string | null; net: number };
export type TaxByCode = Tax & { code: string | null };

/**
 * The taxes of a document by the codes of a register (i.SAF or SAF-T). Two codes of one category and rate are one row on paper, rounded
 * once; here base and tax of that row are shared out by largest remainder, so that both add up to it. Example: 10.02 and 20.04 at 21 %
 * are a tax of 6.31, of which 2.10 and 4.21.
 */
export function taxesByCode(taxes: readonly Tax[], lines: readonly Coded[]): TaxByCode[] {
  return taxes.flatMap((tax) => {
    const nets = new Map<string | null, number>();
    for (const { taxCategory, taxPercent, code, net } of lines)
      if (taxCategory === tax.category && taxPercent === tax.percent) nets.set(code, add(nets.get(code) ?? 0, net));
    const codes = [...nets];
    if (codes.length < 2) return [{ ...tax, code: codes[0]?.[0] ?? null }];
    // The document discount and what contains tax change all lines of a row in one proportion.
    const weights = codes.map(([, net]) => net);
    const bases = subtract(sum(weights), tax.base) === 0 ? weights : shareOut(tax.base, weights);
    const amounts = shareOut(tax.amount, bases);
    return codes.map(([code], at) => ({ ...tax, code, base: bases[at] ?? 0, amount: amounts[at] ?? 0 }));
  });
}
