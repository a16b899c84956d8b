import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** An empty cart or wishlist, with a link to the products. */
export const NothingHere = ({ icon, text }: { icon: ReactNode; text: string }) => {
  const t = useTranslate();
  return (
    <Box sx={{ py: 8, textAlign: 'center', color: 'text.secondary', '& svg': { fontSize: 40 } }}>
      {icon}
      <Typography sx={{ my: 1.5 }}>{text}</Typography>
      <Button variant="contained" component={Link} to="/shop/index">
        {t('shop.browse')}
      </Button>
    </Box>
  );
};
