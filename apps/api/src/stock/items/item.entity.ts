import { defineEntity, p } from '@mikro-orm/core';
import { itemKinds } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { base, decimal } from '../../platform/orm/base.ts';
import { LaterEntity } from '../../platform/orm/later-entity.ts';
import { TaxRate } from '../../firm/tax-rates/tax-rate.entity.ts';

export const itemVendor = new LaterEntity('vendor of an item');

const schema = defineEntity({
  name: 'Item',
  tableName: 'item',
  indexes: [
    { name: 'item_sku_unique', expression: 'create unique index "item_sku_unique" on "item" (lower("sku"))' },
    {
      name: 'item_name_search',
      expression: 'create index "item_name_search" on "item" using gin (plain_text("name") gin_trgm_ops)',
    },
    {
      name: 'item_barcode_unique',
      expression: 'create unique index "item_barcode_unique" on "item" ("barcode") where "barcode" is not null',
    },
    {
      name: 'item_preferred_vendor_index',
      expression:
        'create index "item_preferred_vendor_index" on "item" ("preferred_vendor_id") where "preferred_vendor_id" is not null',
    },
  ],
  checks: [
    { name: 'item_prices', expression: 'selling_price >= 0 and (purchase_price is null or purchase_price >= 0)' },
    { name: 'item_reorder_level', expression: 'reorder_level is null or reorder_level >= 0' },
    { name: 'item_tracked', expression: "not stock_tracked or kind = 'goods'" },
  ],
  properties: {
    ...base,
    sku: p.string().length(50),
    name: p.string().length(200),
    description: p.text().nullable(),
    kind: p.enum(itemKinds).default('service'),
    unitId: () => p.manyToOne(Classifier).mapToPk().joinColumn('unit_id').nullable().deleteRule('restrict').index(),
    sellingPrice: decimal(),
    purchasePrice: decimal().nullable(),
    taxRateId: () => p.manyToOne(TaxRate).mapToPk().joinColumn('tax_rate_id').nullable().deleteRule('restrict').index(),
    categoryId: () => p.manyToOne(Classifier).mapToPk().joinColumn('category_id').nullable().deleteRule('restrict').index(),
    barcode: p.string().length(50).nullable(),
    stockTracked: p.boolean().default(false),
    reorderLevel: decimal().nullable(),
    preferredVendorId: () => itemVendor.key().joinColumn('preferred_vendor_id').nullable().deleteRule('restrict'),
    active: p.boolean().default(true),
  },
});
export class Item extends schema.class {}
schema.setClass(Item);
