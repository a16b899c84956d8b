import type { ProductRecord } from '@kontor/domain';
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { Stars } from './Stars.tsx';

type Props = {
  product: ProductRecord;
  isRow?: boolean;
  /** Delivery details, shown under the price. */
  facts?: ReactNode;
  children: ReactNode;
};

/** A product in the list, the wishlist or the cart. */
export const ProductCard = ({ product, isRow = false, facts, children }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const { id, name, brand, price, image, hasFreeShipping, rating, description } = product;
  return (
    <Card
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: isRow ? { xs: '96px minmax(0, 1fr)', md: '160px minmax(0, 1fr) 190px' } : 'minmax(0, 1fr)',
        gridTemplateRows: isRow ? 'auto' : 'auto 1fr auto',
        gap: 1.5,
        p: 2,
        minWidth: 0,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: isRow ? { xs: 96, md: 140 } : 170,
          borderRadius: 1.5,
          bgcolor: 'kontor.tint.neutral',
        }}
      >
        <Box
          component="img"
          src={image}
          alt=""
          loading="lazy"
          sx={{ width: '100%', height: '100%', minHeight: 0, objectFit: 'cover', borderRadius: 1.5 }}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" variant="subtitle1" sx={{ lineHeight: 1.35, overflowWrap: 'anywhere' }}>
          <Box
            component={Link}
            to={`/shop/products/${id}`}
            dir="auto"
            sx={{ color: 'text.primary', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {name}
          </Box>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('shop.by', { brand })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.5 }}>
          <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem', fontVariantNumeric: 'tabular-nums' }}>
            {format.money(price)}
          </Typography>
          <Stars rating={rating} />
          {hasFreeShipping && (
            <Typography variant="body2" sx={{ color: 'kontor.tone.success' }}>
              {t('shop.free_shipping')}
            </Typography>
          )}
        </Box>
        {facts}
        {isRow && !facts && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, display: { xs: 'none', sm: 'block' } }}>
            {description}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: isRow ? { xs: 'row', md: 'column' } : 'row',
          flexWrap: 'wrap',
          alignItems: isRow ? { md: 'stretch' } : 'center',
          gap: 1,
          gridColumn: isRow ? { xs: '1 / -1', md: 'auto' } : undefined,
        }}
      >
        {children}
      </Box>
    </Card>
  );
};
