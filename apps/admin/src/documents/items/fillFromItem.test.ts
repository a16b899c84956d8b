import { expect, it } from '@jest/globals';
import type { ItemRecord } from '@kontor/domain';
import type { Basis } from '../values/BasisContext.ts';
import { fillFromItem } from './fillFromItem.ts';
import type { LineValues } from '../values/lineValues.ts';

const rate = { id: 1, percent: 21, validFrom: '2020-01-01', validTo: null };
const basis = { rates: new Map([[1, rate]]), organisation: { baseCurrency: 'EUR' } } as unknown as Basis;
const item = { id: 5, name: 'Shelf', description: null, unitCode: 'C62', taxRateId: 1, sellingPrice: 100 } as ItemRecord;
const line = { description: '', unit: 'HUR', unitPrice: 7, taxRateId: null } as LineValues;
const values = { date: '2026-11-21', currency: 'EUR', exchangeRate: 1, exchangeRateInverted: false, pricesIncludeTax: true };

it('writes the item, its unit, its tax and its price with the tax into the line', () =>
  expect(fillFromItem(item, line, values, basis)).toMatchObject({
    kind: 'item',
    itemId: 5,
    description: 'Shelf',
    unit: 'C62',
    taxRateId: 1,
    unitPrice: 121,
  }));

it('leaves the price empty without the right to see prices', () => {
  const { sellingPrice: _, ...hidden } = item;
  expect(fillFromItem(hidden as ItemRecord, line, values, basis)).toMatchObject({ itemId: 5, unitPrice: 7 });
});

it('charges no VAT for a firm without it, whatever the item was kept with; other taxes stay', () => {
  const none = { id: 2, percent: 0, category: 'O', validFrom: '2020-01-01', validTo: null };
  const exempt = { ...none, id: 3, category: 'E' };
  const rates = new Map([
    [1, { ...rate, category: 'S' }],
    [2, none],
    [3, exempt],
  ]);
  const small = { rates, organisation: { baseCurrency: 'EUR', isVatRegistered: false } } as unknown as Basis;
  const untaxed = { ...line, taxRateId: 2 };
  expect(fillFromItem(item, untaxed, values, small)).toMatchObject({ taxRateId: 2, unitPrice: 100 });
  expect(fillFromItem({ ...item, taxRateId: 3 }, untaxed, values, small)).toMatchObject({ taxRateId: 3, unitPrice: 100 });
});
