import { Box, Card, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLate } from '../../page/useLate.ts';

/** The outline of a page while its chunk loads; nothing when that is instant. */
export const PageSkeleton = () => (useLate(150) ? <PageOutline /> : null);

/** The outline of a page, at once. */
export const PageOutline = () => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('kontor.shell.loading')}>
      <Skeleton width={120} height={18} />
      <Skeleton width={220} height={34} sx={{ mb: 2 }} />
      <Card sx={{ p: 2 }}>
        {[96, 88, 92, 80, 90, 84].map((width, index) => (
          <Skeleton key={index} width={`${width}%`} height={36} />
        ))}
      </Card>
    </Box>
  );
};
