import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { useUndoable } from '../../platform/action/useUndoable.tsx';
import { CartButton } from './BasketButtons.tsx';
import { NothingHere } from './NothingHere.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ShopLinks } from './ShopLinks.tsx';
import { useBaskets, useWishlist } from './useShop.ts';

export const WishlistPage = () => {
  const t = useTranslate();
  const undoable = useUndoable();
  const { put, take } = useBaskets();
  const { data, isPending, error, refetch } = useWishlist();
  const remove = (id: number, name: string) => {
    take({ where: 'wishlist', id });
    undoable(t('shop.off_wishlist', { name }), () => put({ where: 'wishlist', id }));
  };
  return (
    <Box>
      <PageHeader
        title={t('shop.wishlist')}
        breadcrumb={[{ label: t('pages./shop/index'), to: '/shop/index' }]}
        secondary={<ShopLinks />}
      />
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {isPending && !error && <Skeleton variant="rounded" height={330} />}
      {data?.products.length === 0 && <NothingHere icon={<FavoriteBorderOutlined />} text={t('shop.empty_wishlist')} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {data?.products.map((product, index) => (
          // A wishlist can contain a product more than once.
          <ProductCard key={`${product.id} ${index}`} product={product}>
            <CartButton product={{ ...product, isInWishlist: true }} />
            <Button
              color="inherit"
              startIcon={<CloseOutlined />}
              aria-label={`${t('shop.remove')}: ${product.name}`}
              onClick={() => remove(product.id, product.name)}
            >
              {t('shop.remove')}
            </Button>
          </ProductCard>
        ))}
      </Box>
    </Box>
  );
};
