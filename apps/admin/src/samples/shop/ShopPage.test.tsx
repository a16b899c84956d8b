import { describe, expect, it } from '@jest/globals';
import { offered, productsPerPage, type CartItemRecord, type ProductRecord } from '@kontor/domain';
import { screen, waitFor } from '@testing-library/react';
import { openScreen } from '../../platform/testing/openScreen.tsx';
import { CartPage } from './CartPage.tsx';
import { ShopPage } from './ShopPage.tsx';
import { WishlistPage } from './WishlistPage.tsx';

const product = (id: number): ProductRecord => ({
  id,
  name: `Mouse ${id}`,
  slug: 'mouse',
  description: '',
  brand: 'Mus',
  price: 10,
  image: '',
  hasFreeShipping: true,
  rating: 4,
});
const offer = { shippingDate: '2026-03-10T12:00:00.000Z', offers: 2, discountPercentage: 5, isInWishlist: false };

/** Opens a page on a server with its own cart. */
function open(page: React.ReactNode, at: string) {
  let cart: CartItemRecord[] = [{ id: 1, productId: 1, qty: 1 }];
  const asked: string[] = [];
  const opened = openScreen(page, {
    at,
    server: ({ method, path, query, body }) => {
      const id = Number(/cart\/(\d+)/.exec(path)?.[1]);
      if (method === 'DELETE') cart = cart.filter(({ productId }) => productId !== id);
      if (path.endsWith('/quantity'))
        cart = cart.map((item) => (item.productId === id ? { ...item, qty: Number(body['qty']) } : item));
      else if (method === 'POST') cart = [...cart, { id: 9, productId: Number(body['productId']), qty: 1 }];
      if (method !== 'GET') return { body: {} };
      if (path.endsWith('/cart'))
        return { body: { products: cart.map(({ productId, qty }) => ({ ...product(productId), qty, ...offer })) } };
      asked.push(query.toString());
      const products = [1, 2].map((one) => offered(product(one), { wishlist: [], cart }));
      return { body: { products, total: 27, userWishlist: [], userCart: cart } };
    },
  });
  return { ...opened, asked };
}

describe('the shop', () => {
  it('puts a product into the cart, and tells how many are there', async () => {
    const { user, writes } = open(<ShopPage />, '/shop/index');
    await screen.findByRole('link', { name: /^Cart 1/ });
    await user.click(screen.getByRole('button', { name: 'Add to cart: Mouse 2' }));
    await screen.findByRole('link', { name: /^Cart 2/ });
    expect(writes).toMatchObject([{ path: '/apps/ecommerce/cart', body: { productId: 2 } }]);
    await screen.findByRole('link', { name: 'View cart: Mouse 2' });
  });

  it('keeps search, order, page and layout in the address, and begins anew with another search', async () => {
    const { user, asked, location } = open(<ShopPage />, '/shop/index?page=2&sortBy=price-asc');
    await screen.findByText(`${productsPerPage + 1}–18 of 27`);
    await user.click(screen.getByRole('button', { name: 'Rows' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'mouse');
    await waitFor(() => expect(asked.at(-1)).toBe('q=mouse&sortBy=price-asc&page=1'));
    expect(location()?.search).toBe('?q=mouse&sortBy=price-asc&layout=rows');
  });
});

describe('the wishlist', () => {
  it('is filled from the shop', async () => {
    const { user, writes } = open(<ShopPage />, '/shop/index');
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Mouse 2' }));
    await waitFor(() =>
      expect(writes).toMatchObject([{ method: 'POST', path: '/apps/ecommerce/wishlist', body: { productId: 2 } }]),
    );
  });

  it('lets go of a product, and takes it back', async () => {
    let wished = [product(1)];
    const { user, writes } = openScreen(<WishlistPage />, {
      at: '/shop/wishlist',
      server: ({ method, path }) => {
        if (method === 'DELETE') wished = [];
        if (method === 'POST') wished = [product(1)];
        return {
          body:
            path.endsWith('/wishlist') && method === 'GET'
              ? { products: wished.map((one) => ({ ...one, isInCart: false })) }
              : { products: [] },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove: Mouse 1' }));
    await screen.findByText('Your wishlist is empty.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Remove: Mouse 1' });
    expect(writes.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });
});

describe('the cart', () => {
  it('counts what is wanted, and says what it comes to', async () => {
    const { user, writes } = open(<CartPage />, '/shop/cart');
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    await screen.findByText('€19.00');
    expect(writes).toMatchObject([{ path: '/apps/ecommerce/cart/1/quantity', body: { qty: 2 } }]);
  });

  it('brings back what was removed, as many as there were', async () => {
    const { user, writes } = open(<CartPage />, '/shop/cart');
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    await user.click(await screen.findByRole('button', { name: 'Remove: Mouse 1' }));
    await screen.findByText('Your cart is empty.');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('button', { name: 'Remove: Mouse 1' });
    expect(writes.map(({ method, path }) => `${method} ${path.replace('/apps/ecommerce', '')}`)).toEqual([
      'POST /cart/1/quantity',
      'DELETE /cart/1',
      'POST /cart',
      'POST /cart/1/quantity',
    ]);
  });
});
