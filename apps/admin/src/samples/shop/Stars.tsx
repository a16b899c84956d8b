import StarIcon from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** One to five stars. */
export const Stars = ({ rating }: { rating: number }) => {
  const t = useTranslate();
  return (
    <Box role="img" aria-label={t('shop.rating', { rating })} sx={{ display: 'inline-flex', color: 'secondary.main' }}>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? <StarIcon key={star} sx={{ fontSize: 18 }} /> : <StarBorderOutlined key={star} sx={{ fontSize: 18 }} />,
      )}
    </Box>
  );
};
