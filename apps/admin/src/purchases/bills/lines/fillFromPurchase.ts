import type { ItemRecord } from '@kontor/domain';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { priceOn } from '../../../documents/values/priceOn.ts';
import type { BillLineValues, BillValues } from '../form/values.ts';

type Pricing = Pick<BillValues, 'currency' | 'exchangeRate' | 'exchangeRateInverted' | 'pricesIncludeTax'>;

/** The line filled with an item at what it was last bought for; the tax rate is the vendor's, so it stays. */
export function fillFromPurchase(item: ItemRecord, line: BillLineValues, values: Pricing, basis: Basis): BillLineValues {
  const percent = basis.rates.get(line.taxRateId ?? 0)?.percent ?? 0;
  const base = basis.organisation?.baseCurrency ?? values.currency;
  // People who may not see item prices type the cost.
  const amount = item.purchasePrice as number | null | undefined;
  return {
    ...line,
    itemId: item.id,
    description: item.description ? `${item.name}\n${item.description}` : item.name,
    unit: item.unitCode ?? line.unit,
    unitCost:
      amount === undefined || amount === null ? line.unitCost : priceOn({ amount, currency: base }, percent, values, base),
  };
}
