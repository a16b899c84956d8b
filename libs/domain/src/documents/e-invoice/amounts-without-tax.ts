import {
  add,
  divide,
  minorUnits,
  multiply,
  negate,
  priceOf,
  round,
  roundTogether,
  subtract,
} from '../../platform/values/money.ts';
import { groupByTax, shareOver } from '../totals/tax-groups.ts';
import type { DocumentCharge } from '../totals/totals.ts';
import { chargeAt } from '../totals/shares.ts';
import type { DocumentToWrite } from './e-invoice.document.ts';

/** The amounts in one row of taxes, without tax: lines by position, the discount, and each charge of the document. */
export type RowAmounts = { lines: Map<number, number>; discount: number; charges: number[]; lineSum: number };

type Charged = {
  lines: readonly Pick<DocumentToWrite['lines'][number], 'net' | 'taxCategory' | 'taxPercent'>[];
  charges: readonly Pick<DocumentToWrite['charges'][number], 'percent' | 'amount' | 'taxCategory' | 'taxPercent'>[];
  currency: string;
};
type Written = Pick<DocumentToWrite, 'lines' | 'taxes' | 'charges' | 'pricesIncludeTax' | 'currency'>;

/** Returns an amount without its tax, unrounded. */
const withoutTax = (amount: number, percent: number | null): number => divide(multiply(amount, 100), add(100, percent ?? 0));

export const placesOf = (currency: string): number => Math.min(2, minorUnits(currency));

/**
 * Returns the amounts of each row of taxes. E-invoices have no prices that include tax, so for such a document the amounts of a row are converted
 * and rounded together, to add up to its base to the cent. Example: three lines of 9.99 at 21 % are 8.26, 8.26 and 8.25, as the base is 24.77.
 */
export function amountsOfRows({ lines, taxes, charges, pricesIncludeTax, currency }: Written): RowAmounts[] {
  const shared = chargesByRow({ lines, charges, currency });
  return taxes.map(({ category, percent, discount, base }) => {
    const places = lines.flatMap((line, at) => (line.taxCategory === category && line.taxPercent === percent ? at : []));
    const nets = places.map((at) => lines[at]?.net ?? 0);
    const charged = shared(category, percent);
    const withTax = [...nets, negate(discount), ...charged];
    const parts = pricesIncludeTax
      ? roundTogether(
          withTax.map((amount) => withoutTax(amount, percent)),
          base,
        )
      : withTax;
    return {
      lines: new Map(places.map((at, index) => [at, parts[index] ?? 0])),
      lineSum: parts.slice(0, nets.length).reduce((sum, part) => add(sum, part), 0),
      discount: negate(parts[nets.length] ?? 0),
      charges: parts.slice(nets.length + 1),
    };
  });
}

/** Returns the part of each document charge in the row of a category and rate, computed like the totals. */
export function chargesByRow({ lines, charges, currency }: Charged) {
  const asked = charges.map(({ percent, amount, taxCategory, taxPercent }): DocumentCharge => ({
    percent,
    amount,
    ...(taxCategory && { tax: { taxCategory, taxPercent } }),
  }));
  const nets = lines.map(({ net }) => ({ gross: net, discount: 0, net }));
  const groups = groupByTax(lines, nets, asked);
  const parts = asked.map((charge, index) => shareOver(groups, charge, chargeAt(index), { places: placesOf(currency) }));
  return (category: string, percent: number | null): number[] => {
    const at = groups.findIndex((group) => group.category === category && group.percent === percent);
    return parts.map((shares) => shares[at] ?? 0);
  };
}

type Line = DocumentToWrite['lines'][number];
export type PricedLine = { price: number; baseQuantity: number; gross: number; charge: number };

/** Prices all units together, which gives the amount exactly; pointless for a quantity of 0. */
const exactly = (priced: PricedLine, { quantity }: Line, gross: number): PricedLine =>
  quantity === 0 || gross * quantity < 0
    ? priced
    : { ...priced, price: Math.abs(gross), baseQuantity: Math.abs(quantity), gross };

/**
 * Returns the price of a line without tax, and its amount before discount and charge. Unit prices usually have enough decimals to give the amount;
 * where it would be a cent off, or the currency has no cents, all units are priced together.
 */
export function pricedLine(
  line: Line,
  net: number,
  { pricesIncludeTax, currency }: Pick<Written, 'pricesIncludeTax' | 'currency'>,
): PricedLine {
  const { quantity, unitPrice, taxPercent, baseQuantity } = line;
  if (!pricesIncludeTax) {
    const gross = priceOf(quantity, unitPrice, baseQuantity, placesOf(currency));
    const priced = { price: unitPrice, baseQuantity, gross, charge: line.charge };
    return priceOf(quantity, unitPrice, baseQuantity) === gross ? priced : exactly(priced, line, gross);
  }
  const price = round(withoutTax(unitPrice, taxPercent), 6);
  const charge = round(withoutTax(line.charge, taxPercent));
  const priced = { price, baseQuantity, gross: priceOf(quantity, price, baseQuantity), charge };
  const isDiscounted = Boolean(line.discountAmount || line.discountPercent);
  const wanted = subtract(net, charge);
  return isDiscounted || priced.gross === wanted ? priced : exactly(priced, line, wanted);
}
