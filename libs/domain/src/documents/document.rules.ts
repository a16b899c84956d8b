import { addDays } from '../platform/values/dates.ts';
import type { Language } from '../platform/language/languages.ts';
import { add, compare, divide, multiply, round, subtract } from '../platform/values/money.ts';
import { baseRate, type Exchange } from './totals/exchange.ts';

/** Returns the due date: the document's date plus the payment terms. Example: `dueDateOf('2026-11-21', 14)` is `2026-12-05`. */
export function dueDateOf(date: string, termsDays: number): string {
  return addDays(date, termsDays);
}

/**
 * Returns the language in which a seller may issue a document. A Norwegian seller keeps its books in Norwegian, Swedish, Danish or English
 * (bokføringsloven § 12), so its Lithuanian customers get English. Example: `documentLanguage('NO', 'lt')` is `en`.
 */
export function documentLanguage(sellerCountry: string, wanted: Language): Language {
  return sellerCountry === 'NO' && wanted === 'lt' ? 'en' : wanted;
}

/** Returns the amount due when a document is issued (BT-115). Example: `dueOf({ total: 121, prepaid: 20 })` is 101. */
export function dueOf({ total, prepaid = 0, rounding = 0 }: { total: number; prepaid?: number; rounding?: number }): number {
  return add(subtract(total, prepaid), rounding);
}

type SoldLine = {
  itemId?: number | null;
  quantity: number;
  unitPrice: number;
  baseQuantity?: number | null;
  discountPercent?: number | null;
  discountAmount?: number | null;
  /** Needed only when prices include tax. */
  taxPercent?: number | null;
};
type Cost = { name: string; purchasePrice: number | null };
export type LineBelowCost = { index: number; itemId: number; name: string; unitPrice: number; purchasePrice: number };
type PriceTerms = { pricesIncludeTax: boolean } & Exchange;

/**
 * Returns the lines that sell an item below cost: the unit price after line discount and without tax, in the organisation's currency, against the
 * purchase price. The person may confirm and continue. Skips negative lines. Example: an item bought for 60, sold at 65 with 10 % off, is listed
 * with `unitPrice: 58.5`.
 */
export function linesBelowCost(
  lines: readonly SoldLine[],
  itemsById: ReadonlyMap<number, Cost>,
  { pricesIncludeTax, ...exchange }: PriceTerms,
): LineBelowCost[] {
  const rate = baseRate(exchange);
  return lines.flatMap((line, index) => {
    const itemId = line.itemId ?? 0;
    const item = itemsById.get(itemId);
    if (!item || item.purchasePrice === null || line.quantity <= 0) return [];
    const price = divide(line.unitPrice, line.baseQuantity ?? 1);
    const off = line.discountAmount
      ? divide(line.discountAmount, line.quantity)
      : divide(multiply(price, line.discountPercent ?? 0), 100);
    const discounted = subtract(price, off);
    const net = pricesIncludeTax ? divide(multiply(discounted, 100), add(100, line.taxPercent ?? 0)) : discounted;
    // Rounded to six decimals, as unit prices are: losing a fraction of a cent in conversion is not a sale below cost.
    const unitPrice = round(multiply(net, rate), 6);
    return compare(unitPrice, item.purchasePrice) < 0
      ? [{ index, itemId, name: item.name, unitPrice, purchasePrice: item.purchasePrice }]
      : [];
  });
}
