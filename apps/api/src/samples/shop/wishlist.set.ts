import { sampleWishlist } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

export const wishlistSet: SampleDefinition = {
  name: 'wishlist',
  personal: true,
  tables: ['wishlist_item'],
  nextId: sampleWishlist.length + 1,
  load: (em, _now, userId) => {
    for (const [index, productId] of sampleWishlist.entries())
      em.create(WishlistItem, { userId: userId ?? 0, id: index + 1, productId });
  },
};
