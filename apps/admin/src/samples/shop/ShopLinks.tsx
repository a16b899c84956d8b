import FavoriteBorderOutlined from '@mui/icons-material/FavoriteBorderOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import { Box, Button } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCart } from './useShop.ts';

/** Links to wishlist and cart, with their counts. */
export const ShopLinks = () => {
  const t = useTranslate();
  const count = useCart().data?.products.length ?? 0;
  return (
    <>
      <Button component={Link} to="/shop/wishlist" startIcon={<FavoriteBorderOutlined />}>
        {t('shop.wishlist')}
      </Button>
      <Button component={Link} to="/shop/cart" variant="outlined" startIcon={<ShoppingCartOutlined />}>
        {t('shop.cart')}{' '}
        <Box component="span" sx={badge}>
          {count}
        </Box>
        <span style={visuallyHidden}>{t('shop.items', { smart_count: count })}</span>
      </Button>
    </>
  );
};

const badge = {
  ml: 1,
  px: 0.75,
  minWidth: 20,
  lineHeight: '20px',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
