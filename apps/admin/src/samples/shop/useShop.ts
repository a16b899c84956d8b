import type { CartAnswer, ProductAnswer, ProductsAnswer, WishlistAnswer } from '@kontor/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useKontor } from '../../platform/api/dataProvider.ts';
import type { ShopView } from './useShopChoice.ts';

const shop = '/apps/ecommerce';
const keys = { all: ['shop'], products: ['shop', 'products'], cart: ['shop', 'cart'], wishlist: ['shop', 'wishlist'] } as const;

export function useProducts({ q, sortBy, page }: ShopView) {
  const kontor = useKontor();
  const query = { q, sortBy, page };
  return useQuery({
    queryKey: [...keys.products, query],
    queryFn: ({ signal }) => kontor.sample<ProductsAnswer>('GET', `${shop}/products`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useProduct(id: string) {
  const kontor = useKontor();
  return useQuery({
    queryKey: [...keys.products, 'one', id],
    queryFn: ({ signal }) => kontor.sample<ProductAnswer>('GET', `${shop}/products/${encodeURIComponent(id)}`, { signal }),
  });
}

/** The server makes up delivery and discounts at each reading, so the cart is read again only when it changes. */
export function useCart() {
  const kontor = useKontor();
  return useQuery({
    queryKey: keys.cart,
    queryFn: ({ signal }) => kontor.sample<CartAnswer>('GET', `${shop}/cart`, { signal }),
    staleTime: Infinity,
  });
}

export function useWishlist() {
  const kontor = useKontor();
  return useQuery({
    queryKey: keys.wishlist,
    queryFn: ({ signal }) => kontor.sample<WishlistAnswer>('GET', `${shop}/wishlist`, { signal }),
  });
}

type Where = 'cart' | 'wishlist';
type Step = { where: Where; id: number; qty?: number };
const flag = { cart: 'isInCart', wishlist: 'isInWishlist' } as const;

/** Changes cart and wishlist on the screen at once, then on the server. */
export function useBaskets() {
  const kontor = useKontor();
  const client = useQueryClient();
  const notify = useNotify();
  const mark = ({ where, id }: Step, is: boolean) => {
    const marked = <T extends { id: number }>(product: T): T => (product.id === id ? { ...product, [flag[where]]: is } : product);
    client.setQueriesData<ProductsAnswer | ProductAnswer>({ queryKey: keys.products }, (answer) => {
      if (!answer) return answer;
      return 'product' in answer ? { product: marked(answer.product) } : { ...answer, products: answer.products.map(marked) };
    });
  };
  const leave = ({ where, id }: Step) =>
    client.setQueryData<CartAnswer>(keys[where], (answer) => {
      const at = answer?.products.findIndex((product) => product.id === id) ?? -1;
      return answer && { products: answer.products.filter((_product, index) => index !== at) };
    });
  const settle = {
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  };
  const { mutate: put } = useMutation({
    mutationFn: async ({ where, id, qty }: Step) => {
      await kontor.sample('POST', `${shop}/${where}`, { body: { productId: id } });
      if (qty && qty > 1) await kontor.sample('POST', `${shop}/cart/${id}/quantity`, { body: { qty } });
    },
    onMutate: async (step) => {
      await client.cancelQueries({ queryKey: keys.all });
      mark(step, true);
    },
    ...settle,
  });
  const { mutate: take } = useMutation({
    mutationFn: ({ where, id }: Step) => kontor.sample('DELETE', `${shop}/${where}/${id}`),
    onMutate: async (step) => {
      await client.cancelQueries({ queryKey: keys.all });
      mark(step, false);
      leave(step);
    },
    ...settle,
    // The remaining products in the cart stay as read.
    onSettled: () => client.invalidateQueries({ queryKey: keys.products }),
  });
  const { mutate: count } = useMutation({
    mutationFn: ({ id, qty }: { id: number; qty: number }) =>
      kontor.sample('POST', `${shop}/cart/${id}/quantity`, { body: { qty } }),
    onMutate: ({ id, qty }) =>
      client.setQueryData<CartAnswer>(keys.cart, (answer) => {
        const first = answer?.products.find((product) => product.id === id);
        return answer && { products: answer.products.map((product) => (product === first ? { ...product, qty } : product)) };
      }),
    onError: (error: Error) => {
      notify(error.message, { type: 'error' });
      void client.invalidateQueries({ queryKey: keys.cart });
    },
  });
  return { put, take, count };
}
