import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { brandName } from '../page/brand.tsx';

export const Footer = () => {
  const translate = useTranslate();
  return (
    <Box component="footer" className="no-print" sx={footer}>
      <Typography variant="caption" color="textSecondary">
        {translate('kontor.shell.footer', { name: brandName })}
      </Typography>
    </Box>
  );
};

const footer = {
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  // Content still loading would push the footer away.
  'main:not(:has(h1)) + &, main:has(.MuiSkeleton-root) + &': { visibility: 'hidden' },
} as const;
