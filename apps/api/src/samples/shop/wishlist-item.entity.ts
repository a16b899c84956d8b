import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';
import { Product } from './product.entity.ts';

/** A product on somebody's wishlist. Ids begin at 1 for each person. */
const schema = defineEntity({
  name: 'WishlistItem',
  tableName: 'wishlist_item',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    id: p.integer().primary(),
    productId: () => p.manyToOne(Product).mapToPk().joinColumn('product_id').deleteRule('cascade'),
  },
});
export class WishlistItem extends schema.class {}
schema.setClass(WishlistItem);
