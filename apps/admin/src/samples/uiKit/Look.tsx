import { Box, Typography, useTheme, type TypographyProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { allPages, allResources } from '../../platform/api/resource.ts';
import { BrandMark, brandName } from '../../platform/page/brand.tsx';
import { Panel } from '../../platform/report/Panel.tsx';
import { statusTones } from '../../platform/theme/tokens.ts';
import { Columns, Row } from './Columns.tsx';

const grounds = [
  'background.default',
  'background.paper',
  'kontor.raised',
  'divider',
  'kontor.inputBorder',
  'kontor.focus',
] as const;
const strong = ['primary.main', 'secondary.main', 'info.main', 'success.main', 'warning.main', 'error.main'] as const;
const sizes: NonNullable<TypographyProps['variant']>[] = ['h4', 'h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'overline'];

/** Colours, type, measures and icons: screens use no others. */
export const Look = () => {
  const t = useTranslate();
  const { palette } = useTheme();
  return (
    <Columns>
      <Panel title={t('uiKit.look.colours')} subtitle={t('uiKit.look.colours_text')}>
        <Grid>
          {grounds.map((token) => (
            <Colour key={token} token={token} />
          ))}
          {strong.map((token) => (
            <Colour key={token} token={token} text={token.replace('main', 'contrastText')} />
          ))}
        </Grid>
      </Panel>
      <Panel title={t('uiKit.look.tones')} subtitle={t('uiKit.look.tones_text')}>
        <Grid>
          {statusTones.map((tone) => (
            <Colour key={tone} token={`kontor.tint.${tone}`} text={`kontor.tone.${tone}`} name={tone} />
          ))}
        </Grid>
        <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
          {t('uiKit.look.charts')}
        </Typography>
        <Row>
          {palette.kontor.chart.map((colour, index) => (
            <Box key={colour} aria-hidden sx={{ width: 44, height: 28, borderRadius: 1, bgcolor: colour }} data-chart={index} />
          ))}
        </Row>
      </Panel>
      <Panel title={t('uiKit.look.type')}>
        {sizes.map((variant) => (
          <Typography key={variant} variant={variant} component="p" sx={{ mb: 1 }}>
            {t('uiKit.look.sample')}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {variant}
            </Box>
          </Typography>
        ))}
        <Typography color="textSecondary">{t('uiKit.look.second')}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }} dir="ltr">
          1 234 567,89 · 0 123 456,78
        </Typography>
      </Panel>
      <Panel title={t('uiKit.look.shape')}>
        <Row>
          {[0.5, 1, 1.5, 2, 3].map((step) => (
            <Box key={step} sx={{ width: 44 }}>
              <Box aria-hidden sx={{ width: step * 8, height: step * 8, bgcolor: 'primary.main' }} />
              <Typography variant="caption">{step * 8}</Typography>
            </Box>
          ))}
        </Row>
        <Row>
          {['8px', '12px', '999px'].map((radius) => (
            <Box key={radius} sx={{ px: 2, py: 1, border: 1, borderColor: 'kontor.inputBorder', borderRadius: radius }}>
              {radius}
            </Box>
          ))}
          <BrandMark size={44} />
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 650 }}>{brandName}</Typography>
        </Row>
      </Panel>
      <Panel title={t('uiKit.look.icons')} subtitle={t('uiKit.look.icons_text')} sx={{ gridColumn: '1 / -1' }}>
        <Box component="ul" sx={icons}>
          {[
            ...allResources().map(({ icon, menu, name }) => ({ icon, menu, key: `resources.${name}.name` })),
            ...allPages().map(({ icon, menu, path }) => ({ icon, menu, key: `pages.${path}` })),
          ].map(
            ({ icon: Icon, menu, key }) =>
              Icon &&
              menu && (
                <Box component="li" key={key} sx={{ textAlign: 'center', minWidth: 0 }}>
                  <Icon aria-hidden />
                  <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
                    {t(key, { smart_count: 2 })}
                  </Typography>
                </Box>
              ),
          )}
        </Box>
      </Panel>
    </Columns>
  );
};

const Grid = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>{children}</Box>
);

const Colour = ({ token, text, name = token }: { token: string; text?: string; name?: string }) => (
  <Box>
    <Box
      sx={{
        height: 44,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: token,
        color: text,
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {text && <span>Aa</span>}
    </Box>
    <Typography variant="caption" component="div" noWrap>
      <bdi dir="ltr">{name}</bdi>
    </Typography>
  </Box>
);

const icons = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
} as const;
