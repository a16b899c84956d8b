import { sampleCart } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { CartItem } from './cart-item.entity.ts';

export const cartSet: SampleDefinition = {
  name: 'cart',
  personal: true,
  tables: ['cart_item'],
  nextId: sampleCart.length + 1,
  load: (em, _now, userId) => {
    for (const [index, productId] of sampleCart.entries())
      em.create(CartItem, { userId: userId ?? 0, id: index + 1, productId, qty: 1 });
  },
};
/** Number of items in a cart that was never opened. */
export const firstCartCount = sampleCart.length;
