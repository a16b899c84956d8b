import { describe, expect, it } from '@jest/globals';
import { cartTotals, compareProducts, firstOf, isProductFound, madeUpOffer, offered } from './shop.rules.ts';
import type { ProductRecord } from './shop.ts';

const aProduct = (id: number, price = 10, name = 'Mouse'): ProductRecord => ({
  id,
  price,
  name,
  slug: 'x',
  description: 'keyboard',
  brand: 'y',
  image: '',
  hasFreeShipping: false,
  rating: 3,
});

describe('the order of products', () => {
  const products = [aProduct(1, 30), aProduct(2, 10), aProduct(3, 30), aProduct(4, 20)];
  it.each([
    ['', [4, 3, 2, 1]],
    ['featured', [4, 3, 2, 1]],
    ['price-asc', [2, 4, 1, 3]],
    ['price-desc', [3, 1, 4, 2]],
    ['x', [4, 3, 2, 1]],
  ])('"%s" is %j', (sortBy, ids) => expect([...products].sort(compareProducts(sortBy)).map(({ id }) => id)).toEqual(ids));
});

it('finds products by name only', () => {
  expect(['', 'OUS', 'keyboard'].map((q) => isProductFound(aProduct(1), q))).toEqual([true, true, false]);
});

it('knows what is in the basket, and removes the first entry of a product', () => {
  const basket = { wishlist: [{ id: 1, productId: 2 }], cart: [{ id: 1, productId: 3, qty: 1 }] };
  expect([2, 3, 4].map((id) => offered(aProduct(id), basket))).toMatchObject([
    { isInWishlist: true, isInCart: false },
    { isInWishlist: false, isInCart: true },
    { isInWishlist: false, isInCart: false },
  ]);
  const items = [1, 2, 1].map((productId, index) => ({ id: index + 1, productId }));
  expect([firstOf(items, 1), firstOf(items, 9)]).toEqual([{ id: 1, productId: 1 }, undefined]);
});

describe('the made-up offer of the cart', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  it.each([
    [0, { shippingDate: '2026-11-22T12:00:00.000Z', offers: 1, discountPercentage: 3 }],
    [0.999999, { shippingDate: '2026-11-29T12:00:00.000Z', offers: 4, discountPercentage: 20 }],
  ])('for the random number %d', (drawn, expected) => expect(madeUpOffer(now, () => drawn)).toEqual(expected));
});

it.each([
  [[], { price: 0, discount: 0, total: 0 }],
  [[{ price: 10, qty: 2, discountPercentage: 5 }], { price: 20, discount: 1, total: 19 }],
  [
    [
      { price: 0.1, qty: 3, discountPercentage: 15 },
      { price: 999.99, qty: 1, discountPercentage: 3 },
    ],
    { price: 1000.29, discount: 30.05, total: 970.24 },
  ],
])('adds up a cart of %j', (products, totals) => expect(cartTotals(products)).toEqual(totals));
