import { isValidOn, type ItemRecord } from '@kontor/domain';
import type { Basis } from '../values/BasisContext.ts';
import { priceOn } from '../values/priceOn.ts';
import type { DocumentValues } from '../values/documentValues.ts';
import type { LineValues } from '../values/lineValues.ts';

type Pricing = Pick<DocumentValues, 'currency' | 'exchangeRate' | 'exchangeRateInverted' | 'pricesIncludeTax'> & {
  /** The document's date. */ date: string;
};

/** The line filled with an item's data. */
export function fillFromItem(item: ItemRecord, line: LineValues, values: Pricing, basis: Basis): LineValues {
  const own = basis.rates.get(item.taxRateId ?? 0);
  // A seller without VAT charges none, whatever the item's rate is.
  const isTaxed = basis.organisation?.isVatRegistered !== false || own?.category !== 'S';
  const usual = own && isTaxed && isValidOn(own, values.date) ? own.id : line.taxRateId;
  const isTreated = basis.treatment !== undefined && basis.treatment !== 'domestic';
  const taxRateId = isTreated ? basis.rateOn(values.date, { isGoods: item.kind === 'goods' }) : usual;
  const percent = basis.rates.get(taxRateId ?? 0)?.percent ?? 0;
  const base = basis.organisation?.baseCurrency ?? values.currency;
  // People who may not see item prices type the price.
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
