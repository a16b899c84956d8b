import { reads, writes, type PersonalCase } from './case.ts';
import type { People } from './people.ts';

/** A product of nobody's samples, and one that is added. */
const [chosen, another] = [1, 2];
const has =
  (table: 'cart_item' | 'wishlist_item') =>
  async ({ api, owner }: People): Promise<void> => {
    await api.sql(`delete from ${table} where user_id = $1 and product_id = $2`, [owner.userId, chosen]);
    const more = table === 'cart_item' ? [', qty', ', 1'] : ['', ''];
    await api.sql(
      `insert into ${table} (user_id, id, product_id${more[0]}) select user_id, coalesce(max(id), 0) + 1, $1${more[1]} from ${table}
       where user_id = $2 group by user_id`,
      [chosen, owner.userId],
    );
  };
type Basket = { products: { id: number }[] };
const holds = ({ products }: Basket): boolean => products.some(({ id }) => id === chosen);
const shop = '/apps/ecommerce';

/** Carts and wishlists. */
export const shopCases: Record<string, PersonalCase> = {
  'GET /apps/ecommerce/cart': reads((by) => by.get(`${shop}/cart`), { given: has('cart_item'), shows: holds }),
  'POST /apps/ecommerce/cart': writes('cart_item', (by) => by.post(`${shop}/cart`).send({ productId: another })),
  'DELETE /apps/ecommerce/cart/{productId}': writes(
    'cart_item',
    (by, _people, id) => by.delete(`${shop}/cart/${id || chosen}`),
    has('cart_item'),
    '27',
  ),
  'POST /apps/ecommerce/cart/{productId}/quantity': writes(
    'cart_item',
    (by, _people, id) => by.post(`${shop}/cart/${id || chosen}/quantity`).send({ qty: 7 }),
    has('cart_item'),
    '27',
  ),
  'GET /apps/ecommerce/wishlist': reads((by) => by.get(`${shop}/wishlist`), { given: has('wishlist_item'), shows: holds }),
  'POST /apps/ecommerce/wishlist': writes('wishlist_item', (by) => by.post(`${shop}/wishlist`).send({ productId: another })),
  'DELETE /apps/ecommerce/wishlist/{productId}': writes(
    'wishlist_item',
    (by, _people, id) => by.delete(`${shop}/wishlist/${id || chosen}`),
    has('wishlist_item'),
    '26',
  ),
  'GET /apps/ecommerce/products': reads((by) => by.get(`${shop}/products`), {
    given: async (people) => {
      await has('cart_item')(people);
      await has('wishlist_item')(people);
    },
    shows: ({ userCart, userWishlist }: Record<'userCart' | 'userWishlist', { productId: number }[]>) =>
      [...userCart, ...userWishlist].some(({ productId }) => productId === chosen),
  }),
  'GET /apps/ecommerce/products/{id}': reads((by) => by.get(`${shop}/products/${chosen}`), {
    given: has('cart_item'),
    shows: ({ product }: { product: { isInCart: boolean } }) => product.isInCart,
  }),
};
