import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { definePage } from '../../platform/api/resource.ts';
import { defineWords } from '../../platform/i18n/words.ts';

const shopWords = defineWords(() => import('./messages.ts'));

export const shop = definePage({
  path: '/shop/index',
  subject: 'Dashboard',
  names: { en: 'Shop', lt: 'Parduotuvė', no: 'Nettbutikk' },
  icon: StorefrontOutlined,
  menu: { group: 'samples', place: 50 },
  words: [shopWords],
  page: () => import('./ShopPage.tsx').then((m) => m.ShopPage),
});

export const shopProduct = definePage({
  path: '/shop/products/:id',
  subject: 'Dashboard',
  words: [shopWords],
  page: () => import('./ProductPage.tsx').then((m) => m.ProductPage),
});

export const wishlist = definePage({
  path: '/shop/wishlist',
  subject: 'Dashboard',
  words: [shopWords],
  page: () => import('./WishlistPage.tsx').then((m) => m.WishlistPage),
});

export const cart = definePage({
  path: '/shop/cart',
  subject: 'Dashboard',
  words: [shopWords],
  page: () => import('./CartPage.tsx').then((m) => m.CartPage),
});
