import { defineSubject } from '../../platform/subjects/subject.ts';
import { CartItem } from './cart-item.entity.ts';
import { Product } from './product.entity.ts';
import { WishlistItem } from './wishlist-item.entity.ts';

export const productSubject = defineSubject({
  entity: Product,
  parts: [{ entity: WishlistItem }, { entity: CartItem }],
  history: 'none',
});
