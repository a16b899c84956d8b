import { productsPerPage } from '@kontor/domain';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { Pages } from '../kit/Pages.tsx';
import { useLastPage } from '../kit/useLastPage.ts';
import { CartButton, WishButton } from './BasketButtons.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ShopBar } from './ShopBar.tsx';
import { ShopLinks } from './ShopLinks.tsx';
import { useProducts } from './useShop.ts';
import { useShopChoice } from './useShopChoice.ts';

export const ShopPage = () => {
  const t = useTranslate();
  const { view, choose } = useShopChoice();
  const { data, isPending, error, refetch } = useProducts(view);
  useLastPage(data?.products, data?.total ?? 0, productsPerPage);
  const isRow = view.layout === 'rows';
  return (
    <Box>
      <PageHeader
        title={t('pages./shop/index')}
        subtitle={t('shop.text')}
        status={data && <Typography color="textSecondary">{t('shop.count', { smart_count: data.total })}</Typography>}
        secondary={<ShopLinks />}
      />
      <ShopBar view={view} onChoose={choose} />
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      <Box component="ul" sx={{ ...list, gridTemplateColumns: isRow ? 'minmax(0, 1fr)' : grid }}>
        {isPending &&
          !error &&
          Array.from({ length: productsPerPage }, (_, key) => (
            <Skeleton key={key} component="li" variant="rounded" height={isRow ? 172 : 330} />
          ))}
        {data?.products.map((product) => (
          <ProductCard key={product.id} product={product} isRow={isRow}>
            <CartButton product={product} />
            <WishButton product={product} />
          </ProductCard>
        ))}
      </Box>
      {data?.total === 0 && (
        <Box sx={{ py: 8, textAlign: 'center' }}>
          <Typography color="textSecondary">{t('shop.none')}</Typography>
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => choose({ q: '', sortBy: 'featured' })}>
            {t('kontor.list.clear_filters')}
          </Button>
        </Box>
      )}
      {data && data.products.length > 0 && (
        <Pages
          page={view.page}
          perPage={productsPerPage}
          total={data.total}
          onPage={(page) => {
            choose({ page });
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </Box>
  );
};

const grid = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;
