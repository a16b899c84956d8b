import { expect } from '@jest/globals';
import { productColors, type CartAnswer, type ProductsAnswer, type WishlistAnswer } from '@kontor/domain';
import type { Row, Step } from './contract.ts';

const product = {
  id: expect.any(Number),
  name: expect.any(String),
  slug: expect.stringMatching(/^[a-z0-9-]+$/),
  description: expect.any(String),
  brand: expect.any(String),
  price: expect.any(Number),
  image: expect.any(String),
  hasFreeShipping: expect.any(Boolean),
  rating: expect.any(Number),
};
const list = (query: string, check: (answer: ProductsAnswer) => void): Step => ({
  call: `GET /apps/ecommerce/products${query}`,
  check,
});
const ids = (query: string, expected: number[], total: number): Step =>
  list(query, (answer) => expect([answer.products.map(({ id }) => id), answer.total]).toEqual([expected, total]));
const inCart = (...expected: number[]): Step => ({
  call: 'GET /apps/ecommerce/cart',
  check: ({ products }: CartAnswer) => expect(products.map(({ id }) => id)).toEqual(expected),
});
const inWishlist = (...expected: number[]): Step => ({
  call: 'GET /apps/ecommerce/wishlist',
  check: ({ products }: WishlistAnswer) => expect(products.map(({ id }) => id)).toEqual(expected),
});
const put = (where: 'cart' | 'wishlist', productId: unknown): Step => ({
  call: `POST /apps/ecommerce/${where}`,
  body: { productId },
  status: 201,
  answer: null,
});
const take = (where: 'cart' | 'wishlist', productId: unknown): Step => ({
  call: `DELETE /apps/ecommerce/${where}/${String(productId)}`,
  answer: null,
});

const products: Row[] = [
  {
    name: 'nine of 27 products, the latest first, with what the person has set aside',
    steps: [
      list('', (answer) => {
        expect(answer).toEqual({
          products: Array<unknown>(9).fill({ ...product, isInWishlist: expect.any(Boolean), isInCart: expect.any(Boolean) }),
          total: 27,
          userWishlist: [
            { id: 1, productId: 26 },
            { id: 2, productId: 23 },
          ],
          userCart: [27, 21, 26, 25, 23].map((productId, index) => ({ id: index + 1, productId, qty: 1 })),
        });
        expect(answer.products[0]).toMatchObject({
          id: 27,
          name: 'Apple Watch Series 5',
          price: 339.99,
          isInWishlist: false,
          isInCart: true,
        });
        expect(answer.products[1]).toMatchObject({
          id: 26,
          isInWishlist: true,
          isInCart: true,
          rating: 5,
          hasFreeShipping: true,
        });
        expect(answer.products[3]).toMatchObject({ id: 24, isInWishlist: false, isInCart: false });
      }),
      ids('', [27, 26, 25, 24, 23, 22, 21, 20, 19], 27),
      ids('?page=3', [9, 8, 7, 6, 5, 4, 3, 2, 1], 27),
      ids('?page=4', [], 27),
      ids('?sortBy=anything&perPage=2&page=2', [25, 24], 27),
    ],
  },
  {
    name: 'products by price: ties by id, and backwards',
    steps: [
      ids('?sortBy=price-asc&perPage=8', [14, 1, 19, 9, 4, 3, 6, 13], 27),
      ids('?sortBy=price-desc&perPage=4', [20, 25, 23, 16], 27),
      list('?sortBy=price-asc&perPage=27', ({ products: all }) => {
        expect([all[0]?.price, all.at(-1)?.price]).toEqual([10.83, 7999.99]);
      }),
    ],
  },
  {
    name: 'products by a part of their name, in any case',
    steps: [
      ids('?q=APPLE', [27, 26, 25, 23, 16], 5),
      ids('?q=philips', [], 0),
      ids('?q=%25', [], 0),
      ids('?q=apple&sortBy=price-asc&perPage=2', [27, 26], 5),
      { call: 'GET /apps/ecommerce/products', as: 'visitor', status: 401 },
    ],
  },
  {
    name: 'one product, or 404 without a body',
    steps: [
      {
        call: 'GET /apps/ecommerce/products/26',
        answer: { product: { ...product, id: 26, isInWishlist: true, isInCart: true, colorOptions: [...productColors] } },
      },
      ...['28', '0', 'watch', '-1', '99999999999'].map((id): Step => ({
        call: `GET /apps/ecommerce/products/${id}`,
        status: 404,
        answer: null,
      })),
    ],
  },
];

const baskets: Row[] = [
  {
    name: 'the cart says how many, when it comes and what is off',
    steps: [
      inCart(27, 21, 26, 25, 23),
      {
        call: 'GET /apps/ecommerce/cart',
        check: ({ products: rows }: CartAnswer) => {
          const offer = { shippingDate: expect.any(String), offers: expect.any(Number), discountPercentage: expect.any(Number) };
          expect(rows).toEqual(Array<unknown>(5).fill({ ...product, ...offer, qty: 1, isInWishlist: expect.any(Boolean) }));
          for (const { shippingDate, offers, discountPercentage } of rows) {
            const days = (Date.parse(shippingDate) - Date.now()) / 86_400_000;
            expect([days > 0.99, days < 8.01, [1, 2, 3, 4].includes(offers)]).toEqual([true, true, true]);
            expect([discountPercentage >= 3, discountPercentage <= 20, Number.isInteger(discountPercentage)]).toEqual([
              true,
              true,
              true,
            ]);
          }
          expect(rows.map(({ isInWishlist }) => isInWishlist)).toEqual([false, false, true, false, true]);
        },
      },
    ],
  },
  {
    name: 'a product goes into the cart again and again, and the first of them goes out',
    steps: [
      put('cart', 21),
      put('cart', '4'),
      inCart(27, 21, 26, 25, 23, 21, 4),
      take('cart', 21),
      inCart(27, 26, 25, 23, 21, 4),
      take('cart', 1),
      take('cart', 'x'),
      inCart(27, 26, 25, 23, 21, 4),
      take('cart', 4),
      put('cart', 4),
      list('', ({ userCart, userWishlist }) => {
        expect(userCart.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 8]);
        expect(userCart.at(-1)).toEqual({ id: 8, productId: 4, qty: 1 });
        expect(userWishlist).toHaveLength(2);
      }),
      { call: 'GET /apps/ecommerce/cart', as: 'other', check: ({ products: rows }: CartAnswer) => expect(rows).toHaveLength(5) },
    ],
  },
  {
    name: 'the cart keeps how many are wanted, of the first of a product',
    steps: [
      put('cart', 21),
      { call: 'POST /apps/ecommerce/cart/21/quantity', body: { qty: 3 }, status: 200, answer: null },
      { call: 'POST /apps/ecommerce/cart/1/quantity', body: { qty: 3 }, status: 200, answer: null },
      {
        call: 'GET /apps/ecommerce/cart',
        check: ({ products: rows }: CartAnswer) => expect(rows.map(({ qty }) => qty)).toEqual([1, 3, 1, 1, 1, 1]),
      },
      { call: 'POST /apps/ecommerce/cart/21/quantity', body: { qty: 0 }, status: 400, part: { errors: { qty: {} } } },
      { call: 'POST /apps/ecommerce/cart/21/quantity', body: { qty: 100 }, status: 400, part: { errors: { qty: {} } } },
    ],
  },
  {
    name: 'the wishlist does the same, and minds the cart only to say so',
    steps: [
      {
        call: 'GET /apps/ecommerce/wishlist',
        answer: { products: [26, 23].map((id) => ({ ...product, id, isInCart: true })) },
      },
      put('wishlist', 10),
      put('wishlist', 26),
      inWishlist(26, 23, 10, 26),
      take('cart', 23),
      {
        call: 'GET /apps/ecommerce/wishlist',
        check: ({ products: rows }: WishlistAnswer) =>
          expect(rows.map(({ isInCart }) => isInCart)).toEqual([true, false, false, true]),
      },
      take('wishlist', 26),
      take('wishlist', 7),
      inWishlist(23, 10, 26),
      inCart(27, 21, 26, 25),
    ],
  },
  {
    name: 'refuses products that do not exist, and never breaks by them',
    steps: [
      { call: 'POST /apps/ecommerce/cart', body: { productId: 28 }, status: 404 },
      { call: 'POST /apps/ecommerce/wishlist', body: { productId: 2_000_000_000 }, status: 404 },
      { call: 'POST /apps/ecommerce/cart', body: { productId: 'x' }, status: 400, part: { errors: { productId: {} } } },
      { call: 'POST /apps/ecommerce/wishlist', body: {}, status: 400, part: { errors: { productId: {} } } },
      inCart(27, 21, 26, 25, 23),
      inWishlist(26, 23),
    ],
  },
];

export const shopContract: Row[] = [...products, ...baskets];
