import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown while a part of a page is loading. */
export const Waiting = () => {
  const t = useTranslate();
  return (
    <Box role="status" aria-label={t('kontor.shell.loading')} sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
};
