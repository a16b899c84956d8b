import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { brandName } from '../shared/brand.tsx';

export const Footer = () => {
  const translate = useTranslate();
  return (
    <Box component="footer" className="no-print" sx={{ px: { xs: 2, md: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="caption" color="textSecondary">
        {translate('kontor.shell.footer', { name: brandName })}
      </Typography>
    </Box>
  );
};
