import { expect, it } from '@jest/globals';
import type { ItemRecord } from '@kontor/domain';
import type { Basis } from '../values/BasisContext.ts';
import { fillFromItem } from './fillFromItem.ts';
import type { LineValues } from '../values/lineValues.ts';

const rate = { id: 1, percent: 21, validFrom: '2020-01-01', validTo: null };
const basis = { rates: new Map([[1, rate]]), organisation: { baseCurrency: 'EUR' } } as unknown as Basis;
const item = { id: 5, name: 'Shelf', description: null, unitCode: 'C62', taxRateId: 1, sellingPrice: 100 } as ItemRecord;
const line = { description: '', unit: 'HUR', unitPrice: 7, taxRateId: null } as LineValues;
const values = { date: '2026-11-21', currency: 'EUR', exchangeRate: 1, pricesIncludeTax: true };

it('writes the item, its unit, its tax and its price with the tax into the line', () =>
  expect(fillFromItem(item, line, values, basis)).toMatchObject({
    ...{ kind: 'item', itemId: 5, description: 'Shelf', unit: 'C62', taxRateId: 1, unitPrice: 121 },
  }));

it('leaves the price empty without the right to see prices', () => {
  const { sellingPrice: _, ...hidden } = item;
  expect(fillFromItem(hidden as ItemRecord, line, values, basis)).toMatchObject({ itemId: 5, unitPrice: 7 });
});
