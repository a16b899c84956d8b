import { add, divide, isValidOn, multiply, round, type ItemRecord } from '@kontor/domain';
import type { Basis } from './BasisContext.ts';
import type { InvoiceValues, LineValues } from './values.ts';

/** Prices of items are net and in the organisation's currency; a line's price is neither when the document says so. */
function priceFor(item: ItemRecord, percent: number, { currency, exchangeRate, pricesIncludeTax }: InvoiceValues, base: string) {
  const foreign = currency !== base && exchangeRate ? divide(item.sellingPrice, exchangeRate) : item.sellingPrice;
  const gross = pricesIncludeTax ? divide(multiply(foreign, add(100, percent)), 100) : foreign;
  return foreign === item.sellingPrice && !pricesIncludeTax ? gross : round(gross);
}

/** What choosing an item writes into its line. */
export function fillFromItem(item: ItemRecord, line: LineValues, values: InvoiceValues, basis: Basis): LineValues {
  const own = basis.rates.get(item.taxRateId ?? 0);
  const taxRateId = own && isValidOn(own, values.invoiceDate) ? own.id : line.taxRateId;
  const percent = basis.rates.get(taxRateId ?? 0)?.percent ?? 0;
  return {
    ...line,
    kind: 'item',
    itemId: item.id,
    description: item.description ? `${item.name}\n${item.description}` : item.name,
    unit: item.unitCode ?? line.unit,
    unitPrice: priceFor(item, percent, values, basis.organisation?.baseCurrency ?? values.currency),
    taxRateId,
    timeEntryIds: [],
  };
}
