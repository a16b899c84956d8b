import { cartTotals, type CartProduct } from '@kontor/domain';
import { Box, Card, Divider, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../platform/format/useFormat.ts';

/** The total of the cart. */
export const PriceDetails = ({ products }: { products: readonly CartProduct[] }) => {
  const t = useTranslate();
  const format = useFormat();
  const { price, discount, total } = cartTotals(products);
  return (
    <Card component="section" aria-label={t('shop.price_details')} sx={{ p: 2, position: { lg: 'sticky' }, top: 72 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {t('shop.price_details')}
      </Typography>
      <Box component="dl" sx={lines}>
        <dt>{t('shop.items', { smart_count: products.length })}</dt>
        <dd>{format.money(price)}</dd>
        <dt>{t('shop.discount')}</dt>
        <Box component="dd" sx={{ color: 'kontor.tone.success' }}>
          {format.money(-discount)}
        </Box>
      </Box>
      <Divider sx={{ my: 1.5 }} />
      <Box component="dl" sx={{ ...lines, fontWeight: 700 }} aria-live="polite">
        <dt>{t('shop.total')}</dt>
        <dd>{format.money(total)}</dd>
      </Box>
    </Card>
  );
};

const lines = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1,
  m: 0,
  '& dd': { m: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;
