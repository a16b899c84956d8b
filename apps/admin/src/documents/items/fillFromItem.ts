import { isValidOn, type ItemRecord } from '@kontor/domain';
import type { Basis } from '../values/BasisContext.ts';
import { priceOn } from '../values/priceOn.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import type { LineValues } from '../values/lineValues.ts';

type Pricing = Pick<DocumentValues, 'currency' | 'exchangeRate' | 'pricesIncludeTax'> & {
  exchangeRateInverted?: boolean;
  /** Date of the document. */ date: string;
};

/** What choosing an item writes into its line. */
export function fillFromItem(item: ItemRecord, line: LineValues, values: Pricing, basis: Basis): LineValues {
  const own = basis.rates.get(item.taxRateId ?? 0);
  // A seller without VAT charges none, whatever the item was kept with.
  const isTaxed = basis.organisation?.isVatRegistered !== false || own?.category !== 'S';
  const taxRateId = own && isTaxed && isValidOn(own, values.date) ? own.id : line.taxRateId;
  const percent = basis.rates.get(taxRateId ?? 0)?.percent ?? 0;
  const base = basis.organisation?.baseCurrency ?? values.currency;
  // A person who does not see the prices of items types the price.
  const amount = item.sellingPrice as number | undefined;
  return {
    ...line,
    kind: 'item',
    itemId: item.id,
    description: item.description ? `${item.name}\n${item.description}` : item.name,
    unit: item.unitCode ?? line.unit,
    unitPrice: amount === undefined ? line.unitPrice : priceOn({ amount, currency: base }, percent, values, base),
    taxRateId,
    sources: [],
    timeEntryMinutes: null,
  };
}
