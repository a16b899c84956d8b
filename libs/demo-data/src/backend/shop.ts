import {
  CartQuantityInput,
  ChooseProductInput,
  compareProducts,
  DomainError,
  firstOf,
  holds,
  idOf,
  isProductFound,
  madeUpOffer,
  mostItems,
  offered,
  productColors,
  productsPerPage,
  sliceIn,
  sliceOf,
  textIn,
  type CartItemRecord,
  type ProductRecord,
  type WishlistItemRecord,
} from '@kontor/domain';
import { sampleCart, sampleProducts, sampleWishlist } from '../samples/products.ts';
import { empty, notFound, ok, read, type BackendModule, type Handler } from './frame.ts';

type Items<T> = { items: T[]; lastId: number };
type Baskets = { wishlist: Items<WishlistItemRecord>; cart: Items<CartItemRecord> };

const productOf = (id: number): ProductRecord | undefined => sampleProducts.find((product) => product.id === id);

function add<T>(list: Items<T>, productId: number, make: (id: number) => T): void {
  if (list.items.length >= mostItems) throw new DomainError('shop.list_full', { max: mostItems });
  if (!productOf(productId)) throw notFound();
  list.lastId += 1;
  list.items.push(make(list.lastId));
}

function removeFirst<T extends WishlistItemRecord>(list: Items<T>, productId: number | undefined): void {
  const gone = productId === undefined ? undefined : firstOf(list.items, productId);
  list.items = list.items.filter((item) => item !== gone);
}

/** Joins items to their products, in order. */
const productsOf = <T extends WishlistItemRecord>(items: T[]): { item: T; product: ProductRecord }[] =>
  items.flatMap((item) => {
    const product = productOf(item.productId);
    return product ? [{ item, product }] : [];
  });

export const shopCalls: BackendModule = (context) => {
  const { now, random, personal } = context;
  const basketsOf = personal<Baskets>(() => ({
    wishlist: { items: sampleWishlist.map((productId, index) => ({ id: index + 1, productId })), lastId: sampleWishlist.length },
    cart: { items: sampleCart.map((productId, index) => ({ id: index + 1, productId, qty: 1 })), lastId: sampleCart.length },
  }));
  context.cartCount = (personId) => basketsOf(personId).cart.items.length;
  const seen = (personId: number): { wishlist: WishlistItemRecord[]; cart: CartItemRecord[] } => {
    const { wishlist, cart } = basketsOf(personId);
    return { wishlist: wishlist.items, cart: cart.items };
  };
  const list: Handler = ({ query, personId }) => {
    const { wishlist, cart } = seen(personId);
    const q = textIn(query, 'q');
    const found = sampleProducts.filter((product) => isProductFound(product, q)).sort(compareProducts(textIn(query, 'sortBy')));
    const page = sliceOf(found, sliceIn(query, productsPerPage));
    const products = page.map((product) => offered(product, { wishlist, cart }));
    return ok({ products, total: found.length, userWishlist: wishlist, userCart: cart });
  };
  return {
    'GET /apps/ecommerce/products': list,
    'GET /apps/ecommerce/products/{id}': ({ params, personId }) => {
      const product = productOf(idOf(params['id']) ?? 0);
      return product ? ok({ product: { ...offered(product, seen(personId)), colorOptions: productColors } }) : empty(404);
    },
    'GET /apps/ecommerce/wishlist': ({ personId }) => {
      const { wishlist, cart } = seen(personId);
      return ok({ products: productsOf(wishlist).map(({ product }) => ({ ...product, isInCart: holds(cart, product) })) });
    },
    'POST /apps/ecommerce/wishlist': async ({ body, personId }) => {
      const { productId } = await read(ChooseProductInput, body);
      add(basketsOf(personId).wishlist, productId, (id) => ({ id, productId }));
      return empty(201);
    },
    'DELETE /apps/ecommerce/wishlist/{productId}': ({ params, personId }) => {
      removeFirst(basketsOf(personId).wishlist, idOf(params['productId']));
      return empty();
    },
    'GET /apps/ecommerce/cart': ({ personId }) => {
      const { wishlist, cart } = seen(personId);
      const products = productsOf(cart).map(({ item: { qty }, product }) => ({
        ...product,
        qty,
        ...madeUpOffer(now(), random),
        isInWishlist: holds(wishlist, product),
      }));
      return ok({ products });
    },
    'POST /apps/ecommerce/cart': async ({ body, personId }) => {
      const { productId } = await read(ChooseProductInput, body);
      add(basketsOf(personId).cart, productId, (id) => ({ id, productId, qty: 1 }));
      return empty(201);
    },
    'POST /apps/ecommerce/cart/{productId}/quantity': async ({ params, body, personId }) => {
      const { qty } = await read(CartQuantityInput, body);
      const item = firstOf(basketsOf(personId).cart.items, idOf(params['productId']) ?? 0);
      if (item) item.qty = qty;
      return empty();
    },
    'DELETE /apps/ecommerce/cart/{productId}': ({ params, personId }) => {
      removeFirst(basketsOf(personId).cart, idOf(params['productId']));
      return empty();
    },
  };
};
