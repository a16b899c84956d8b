import { type ProductColor } from '@kontor/domain';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { Box, Button, Card, FormControlLabel, Radio, RadioGroup, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../platform/format/useFormat.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import type { Tone } from '../../platform/theme/tokens.ts';
import { CartButton, WishButton } from './BasketButtons.tsx';
import { ShopLinks } from './ShopLinks.tsx';
import { Stars } from './Stars.tsx';
import { useProduct } from './useShop.ts';

const tones: Record<ProductColor, Tone> = {
  primary: 'violet',
  success: 'success',
  warning: 'warning',
  danger: 'error',
  info: 'info',
};

export const ProductPage = () => {
  const t = useTranslate();
  const format = useFormat();
  const colorsId = useId();
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useProduct(id);
  const product = data?.product;
  const breadcrumb = [{ label: t('pages./shop/index'), to: '/shop/index' }];
  const isUnknown = error instanceof HttpError && error.status === 404;
  if (isUnknown)
    return (
      <Box>
        <PageHeader title={t('shop.not_found')} breadcrumb={breadcrumb} />
        <Button variant="contained" component={Link} to="/shop/index">
          {t('shop.browse')}
        </Button>
      </Box>
    );
  const color = product?.colorOptions.find((one) => one === params.get('color')) ?? product?.colorOptions[0];
  return (
    <Box>
      <PageHeader title={product?.name ?? t('pages./shop/index')} breadcrumb={breadcrumb} secondary={<ShopLinks />} />
      {error && <LoadFailed text={error.message} onRetry={refetch} />}
      {!product && !error && <Skeleton variant="rounded" height={360} />}
      {product && (
        <Card
          sx={{
            p: { xs: 2, sm: 3 },
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '360px minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 280, borderRadius: 1.5, bgcolor: 'kontor.tint.neutral' }}>
            <Box
              component="img"
              src={product.image}
              alt={product.name}
              sx={{ width: '100%', height: '100%', maxHeight: 340, objectFit: 'cover', borderRadius: 1.5 }}
            />
          </Box>
          <Box sx={{ minWidth: 0, display: 'grid', gap: 1.5, alignContent: 'start' }}>
            <Typography color="textSecondary">{t('shop.by', { brand: product.brand })}</Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
              <Typography sx={{ fontSize: '1.75rem', fontWeight: 700 }}>{format.money(product.price)}</Typography>
              <Stars rating={product.rating} />
            </Box>
            <Typography sx={{ maxWidth: '68ch' }}>{product.description}</Typography>
            {product.hasFreeShipping && (
              <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'kontor.tone.success' }}>
                <LocalShippingOutlined /> {t('shop.free_shipping')}
              </Typography>
            )}
            <Box>
              <Typography id={colorsId} component="h2" variant="subtitle2">
                {t('shop.colors')}
              </Typography>
              <RadioGroup
                row
                aria-labelledby={colorsId}
                value={color ?? ''}
                onChange={(_event, chosen) => setParams({ color: chosen }, { replace: true })}
              >
                {product.colorOptions.map((one) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={
                      <Radio
                        sx={{ color: `kontor.tone.${tones[one]}`, '&.Mui-checked': { color: `kontor.tone.${tones[one]}` } }}
                      />
                    }
                    label={t(`shop.color.${one}`)}
                  />
                ))}
              </RadioGroup>
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <CartButton product={product} />
              <WishButton product={product} />
            </Box>
          </Box>
        </Card>
      )}
    </Box>
  );
};
