import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Shaped like what comes. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a sample page shows; that it is being read; or why it could not be, with another try. */
export const SamplePageBody = <T,>({ query: { data, error, refetch }, skeleton, children }: Props<T>) => {
  const t = useTranslate();
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed text={error.message} onRetry={refetch} />;
  return (
    <Box role="status" aria-label={t('kontor.shell.loading')}>
      {skeleton ?? <Skeleton variant="rounded" height={320} sx={{ borderRadius: 1.5 }} />}
    </Box>
  );
};
