import { percentOf, round, multiply, subtract, sum } from '../../platform/values/money.ts';
import { hasText } from '../sample/query.ts';
import {
  productSorts,
  type CartItemRecord,
  type CartProduct,
  type OfferedProduct,
  type ProductRecord,
  type ProductSort,
  type WishlistItemRecord,
} from './shop.ts';

/** Maximum number of entries in a cart or on a wishlist. */
export const mostItems = 500;
/** Maximum quantity of one product. */
export const mostOfOne = 99;
const day = 86_400_000;

export const productSortOf = (sortBy?: string): ProductSort => productSorts.find((one) => one === sortBy) ?? 'featured';

/** The cart and the wishlist of a person, oldest entries first. */
export type Basket = { wishlist: readonly WishlistItemRecord[]; cart: readonly CartItemRecord[] };

/** Does the name contain the text, ignoring case? */
export const isProductFound = ({ name }: Pick<ProductRecord, 'name'>, q = ''): boolean => hasText(q, name);

export const holds = (items: readonly WishlistItemRecord[], { id }: ProductRecord): boolean =>
  items.some(({ productId }) => productId === id);
export const offered = (product: ProductRecord, { wishlist, cart }: Basket): OfferedProduct => ({
  ...product,
  isInWishlist: holds(wishlist, product),
  isInCart: holds(cart, product),
});

/** Featured products come newest first; price-desc is exactly price-asc reversed, ties included. */
export function compareProducts(sortBy?: string): (a: ProductRecord, b: ProductRecord) => number {
  const ascending = (a: ProductRecord, b: ProductRecord): number => a.price - b.price || a.id - b.id;
  const compare: Record<ProductSort, typeof ascending> = {
    featured: (a, b) => b.id - a.id,
    'price-asc': ascending,
    'price-desc': (a, b) => ascending(b, a),
  };
  return compare[productSortOf(sortBy)];
}

/** The item to remove when a product is taken out: the first of that product. */
export const firstOf = <T extends { productId: number }>(items: readonly T[], productId: number): T | undefined =>
  items.find((item) => item.productId === productId);

/** Delivery and rebate shown in the cart: made up, since nothing is really sold. `random` gives a number from 0 up to, but not including, 1. */
export function madeUpOffer(
  now: Date,
  random: () => number,
): Pick<CartProduct, 'shippingDate' | 'offers' | 'discountPercentage'> {
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  return {
    shippingDate: new Date(now.getTime() + whole(1, 8) * day).toISOString(),
    offers: whole(1, 4),
    discountPercentage: whole(3, 20),
  };
}

type CartTotals = { price: number; discount: number; total: number };

/** The totals of a cart, with the rebate of each product. Example: two at 10 with 5 % off are 20, 1 and 19. */
export function cartTotals(products: readonly Pick<CartProduct, 'price' | 'qty' | 'discountPercentage'>[]): CartTotals {
  const prices = products.map(({ price, qty }) => round(multiply(price, qty)));
  const price = sum(prices);
  const discount = sum(products.map(({ discountPercentage }, index) => round(percentOf(prices[index] ?? 0, discountPercentage))));
  return { price, discount, total: subtract(price, discount) };
}
