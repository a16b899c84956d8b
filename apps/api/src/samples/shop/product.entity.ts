import { defineEntity, p } from '@mikro-orm/core';
import { money } from '../../platform/orm/base.ts';

/** A product of the sample shop: shared by all, and never changed. */
const schema = defineEntity({
  name: 'Product',
  tableName: 'product',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.string().length(200),
    slug: p.string().length(220),
    description: p.text(),
    brand: p.string().length(100),
    price: money(),
    image: p.string().length(300),
    hasFreeShipping: p.boolean(),
    rating: p.integer(),
  },
});
export class Product extends schema.class {}
schema.setClass(Product);
