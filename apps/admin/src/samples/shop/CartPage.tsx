import { type CartProduct } from '@kontor/domain';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { NothingHere } from './NothingHere.tsx';
import { PriceDetails } from './PriceDetails.tsx';
import { ProductCard } from './ProductCard.tsx';
import { Quantity } from './Quantity.tsx';
import { ShopLinks } from './ShopLinks.tsx';
import { useBaskets, useCart } from './useShop.ts';

/** The cart. Nothing can be bought, and the page says so. */
export const CartPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const undoable = useUndoable();
  const { put, take, count } = useBaskets();
  const { data, isPending, error, refetch } = useCart();
  const products = data?.products ?? [];
  const remove = ({ id, name, qty }: CartProduct) => {
    take({ where: 'cart', id });
    undoable(t('shop.out_of_cart', { name }), () => put({ where: 'cart', id, qty }));
  };
  const wish = (product: CartProduct) => {
    if (!product.isInWishlist) put({ where: 'wishlist', id: product.id });
    remove(product);
  };
  return (
    <Box>
      <PageHeader
        title={t('shop.cart')}
        subtitle={t('shop.not_for_sale')}
        breadcrumb={[{ label: t('pages./shop/index'), to: '/shop/index' }]}
        secondary={<ShopLinks />}
      />
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {isPending && !error && <Skeleton variant="rounded" height={400} />}
      {data && products.length === 0 && <NothingHere icon={<ShoppingCartOutlined />} text={t('shop.empty_cart')} />}
      {products.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
          }}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {products.map((product, index) => (
              // A cart can contain a product more than once.
              <ProductCard
                key={`${product.id} ${index}`}
                product={product}
                isRow
                facts={
                  <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.75 }}>
                    <div>{t('shop.ships', { date: format.date(product.shippingDate.slice(0, 10)) })}</div>
                    <Box sx={{ color: 'kontor.tone.success' }}>
                      {t('shop.off', { percent: format.percent(product.discountPercentage) })},{' '}
                      {t('shop.offers', { smart_count: product.offers })}
                    </Box>
                  </Typography>
                }
              >
                <Quantity
                  name={product.name}
                  qty={product.qty}
                  isFirst={products.findIndex(({ id }) => id === product.id) === index}
                  onChange={(qty) => count({ id: product.id, qty })}
                />
                <Button
                  startIcon={<CloseOutlined />}
                  color="inherit"
                  aria-label={`${t('shop.remove')}: ${product.name}`}
                  onClick={() => remove(product)}
                >
                  {t('shop.remove')}
                </Button>
                <Button
                  startIcon={<FavoriteBorderOutlined />}
                  aria-label={`${t('shop.move_to_wishlist')}: ${product.name}`}
                  onClick={() => wish(product)}
                >
                  {t('shop.move_to_wishlist')}
                </Button>
              </ProductCard>
            ))}
          </Box>
          <PriceDetails products={products} />
        </Box>
      )}
    </Box>
  );
};
