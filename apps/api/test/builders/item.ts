import { TaxRate } from '../../src/firm/tax-rates/tax-rate.entity.ts';
import { Item } from '../../src/stock/items/item.entity.ts';
import { next, rowsOf } from './store.ts';

export const anItem = rowsOf(Item)(() => ({ sku: `I-${next()}`, name: 'Router', sellingPrice: 90 }));

export const aTaxRate = rowsOf(TaxRate)(() => ({
  name: 'VAT 21',
  percent: 21,
  category: 'S',
  validFrom: '2013-01-01',
}));
