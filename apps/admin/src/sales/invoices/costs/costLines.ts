import { lineOfCost, priceOf, rateOfOutlay, sum, type Cost } from '@kontor/domain';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { blankLine, type LineValues } from '../../../documents/values/lineValues.ts';
import { priceOn } from '../../../documents/values/priceOn.ts';
import type { InvoiceValues } from '../form/values.ts';

type Document = Pick<InvoiceValues, 'invoiceDate' | 'currency' | 'exchangeRate' | 'exchangeRateInverted' | 'pricesIncludeTax'>;

/** Returns the tax rate of the line that bills a cost: the firm's own, and none for an outlay. */
function rateOfCost({ outlay }: Cost, date: string, basis: Basis): number | null {
  if (!outlay) return basis.rateOn(date);
  return rateOfOutlay(basis.ratesOn(date), date, basis.organisation?.isVatRegistered ?? true)?.id ?? null;
}

/** Returns the price of one unit in the currency of the invoice; null while an exchange rate is missing, which the person then types. */
function priceOfCost(cost: Cost, taxRateId: number | null, document: Document, basis: Basis): number | null {
  const percent = basis.rates.get(taxRateId ?? 0)?.percent ?? 0;
  const base = basis.organisation?.baseCurrency ?? document.currency;
  const price =
    cost.currency === document.currency
      ? { amount: cost.unitPrice, currency: cost.currency }
      : { amount: cost.baseUnitPrice, currency: base };
  return priceOn(price, percent, document, base);
}

/** What lines that bill these costs come to in the currency of the invoice, and how many of them wait for an exchange rate. */
export function billedAmount(costs: readonly Cost[], document: Document, basis: Basis): { amount: number; unpriced: number } {
  const prices = costLines(costs, document, basis).map(({ quantity, unitPrice }) =>
    unitPrice === null ? null : priceOf(quantity ?? 0, unitPrice),
  );
  const known = prices.filter((price) => price !== null);
  return { amount: sum(known), unpriced: prices.length - known.length };
}

/** Lines that bill these costs on an invoice, one each. */
export const costLines = (costs: readonly Cost[], document: Document, basis: Basis): LineValues[] =>
  costs.map((cost) => {
    const taxRateId = rateOfCost(cost, document.invoiceDate, basis);
    return { ...blankLine(taxRateId), ...lineOfCost(cost), unitPrice: priceOfCost(cost, taxRateId, document, basis) };
  });
