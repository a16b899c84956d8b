import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Shaped like the content. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** A sample page's content, or that it is loading or failed, with a retry button. */
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
