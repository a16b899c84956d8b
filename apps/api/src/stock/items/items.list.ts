import type { ItemRecord } from '@kontor/domain';
import { flag, moment, name, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const itemList = listOf<ItemRecord>({
  name: 'items',
  subject: 'Item',
  table: 'item i',
  joins: { u: 'left join classifier u on u.id = i.unit_id' },
  columns: {
    id: whole('i.id'),
    version: shown('i.version'),
    createdAt: moment('i.created_at'),
    updatedAt: moment('i.updated_at'),
    sku: text('i.sku'),
    name: name('i.name'),
    description: name('i.description'),
    kind: text('i.kind'),
    unitId: whole('i.unit_id'),
    unitCode: text('u.code'),
    sellingPrice: number('i.selling_price'),
    purchasePrice: number('i.purchase_price'),
    taxRateId: whole('i.tax_rate_id'),
    categoryId: whole('i.category_id'),
    active: flag('i.active'),
  },
  search: ['sku', 'name', 'description'],
  sort: ['name', 'ASC'],
});
