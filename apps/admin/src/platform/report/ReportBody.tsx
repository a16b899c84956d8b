import { Box, Skeleton } from '@mui/material';
import type { Period } from '@kontor/domain';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { NothingYet } from '../list/ListStates.tsx';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { isBackwards } from './isBackwards.ts';

type Props<T> = {
  /** Nothing is shown while it runs backwards. */
  period?: Period;
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  isEmpty?: (data: T) => boolean;
  emptyText?: string;
  children: (data: T) => ReactNode;
};

/** The body of a report: its figures, or that they are loading, failed or empty. */
export const ReportBody = <T,>({ period, query: { data, error, refetch }, isEmpty, emptyText, children }: Props<T>) => {
  const t = useTranslate();
  if (period && isBackwards(period)) return null;
  if (data === undefined && error)
    return (
      <Box sx={{ p: 2 }}>
        <LoadFailed text={error.message} onRetry={() => void refetch()} />
      </Box>
    );
  if (data === undefined)
    return (
      <Box sx={{ p: 2 }} role="status" aria-label={t('kontor.shell.loading')}>
        <Skeleton height={80} />
        <Skeleton variant="rounded" height={240} />
      </Box>
    );
  if (emptyText && isEmpty?.(data)) return <NothingYet text={emptyText} />;
  return children(data);
};
