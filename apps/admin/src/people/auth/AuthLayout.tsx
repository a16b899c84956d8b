import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { BrandMark, brandName } from '../../platform/page/brand.tsx';
import { useDocumentTitle } from '../../platform/page/useDocumentTitle.ts';
import { LanguageMenu } from '../../platform/shell/bar/LanguageMenu.tsx';
import { Ledger } from './Ledger.tsx';

/** The layout of pages before sign-in: the product on one side, the form on the other. */
export const AuthLayout = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const t = useTranslate();
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box component="aside" aria-label={brandName} sx={aside}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 650, fontSize: '1.25rem' }}>
          <BrandMark size={36} />
          {brandName}
        </Box>
        <Box sx={{ maxWidth: 520 }}>
          <Typography
            component="p"
            sx={{
              fontSize: { md: '2rem', lg: '2.5rem' },
              fontWeight: 650,
              letterSpacing: '-0.025em',
              lineHeight: 1.15,
              mb: 3,
              textWrap: 'balance',
            }}
          >
            {t('kontor.auth.pitch')}
          </Typography>
          {['hours', 'invoices', 'profit'].map((key) => (
            <Box key={key} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: 1.25, color: 'text.secondary' }}>
              <CheckOutlined fontSize="small" color="secondary" sx={{ mt: '2px' }} />
              <Typography sx={{ fontSize: '1rem' }}>{t(`kontor.auth.pitch_${key}`)}</Typography>
            </Box>
          ))}
        </Box>
        <Ledger />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
        <Box component="header" sx={{ display: 'flex', alignItems: 'center', p: 1.5, minHeight: 64 }}>
          <Box sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 1, fontWeight: 650, pl: 1 }}>
            <BrandMark size={28} />
            {brandName}
          </Box>
          <Box sx={{ flex: 1 }} />
          <LanguageMenu />
        </Box>
        <Box
          component="main"
          // Not centred vertically: the other options load late and would push the form up.
          sx={{ flex: 1, display: 'grid', placeItems: 'start center', px: 3, pb: 10, pt: { xs: 4, sm: '14vh' } }}
        >
          <Box sx={{ width: '100%', maxWidth: 380 }}>
            <Typography variant="h1" sx={{ fontSize: '1.625rem', mb: 0.5 }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {text}
            </Typography>
            {children}
          </Box>
        </Box>
      </Box>
    </Box>
  );
};

const aside = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 4,
  p: { md: 4, lg: 6 },
  bgcolor: 'background.paper',
  borderInlineEnd: 1,
  borderColor: 'divider',
  overflow: 'hidden',
};
