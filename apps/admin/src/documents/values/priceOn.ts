import { add, baseRate, divide, multiply, round } from '@kontor/domain';
import type { DocumentValues } from './documentValues.ts';

type Price = { amount: number; currency: string };
type Document = Pick<DocumentValues, 'currency' | 'exchangeRate' | 'exchangeRateInverted' | 'pricesIncludeTax'>;

/**
 * Converts a price without tax for a line: to the document's currency, and with tax where its prices include it. null while the exchange
 * rate is unknown: then the person types the price. Example: 85.00 EUR on a document in NOK with a rate of 0.085 is 1000.
 */
export function priceOn(price: Price, taxPercent: number, document: Document, base: string): number | null {
  const { currency, exchangeRate, exchangeRateInverted, pricesIncludeTax } = document;
  const isSame = price.currency === currency;
  if (!isSame && (price.currency !== base || !exchangeRate)) return null;
  const net = isSame ? price.amount : divide(price.amount, baseRate({ exchangeRate: exchangeRate ?? 1, exchangeRateInverted }));
  const gross = pricesIncludeTax ? divide(multiply(net, add(100, taxPercent)), 100) : net;
  return isSame && !pricesIncludeTax ? gross : round(gross);
}
