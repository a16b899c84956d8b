import { Card, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, type RaRecord } from 'react-admin';
import { RecordFailed } from './RecordFailed.tsx';
import { useLate } from '../page/useLate.ts';

const Loading = () => {
  const late = useLate(150);
  if (!late) return null;
  return (
    <>
      <Skeleton variant="text" width={280} height={40} />
      <Card sx={{ p: 2, mt: 2 }}>
        <Skeleton height={32} width="60%" />
        <Skeleton height={240} variant="rounded" sx={{ mt: 1 }} />
      </Card>
    </>
  );
};

/** The page of one record: `<ShowPage<CustomerRecord>>{(customer) => …}</ShowPage>`, or a message for an unknown id. */
export const ShowPage = <T extends RaRecord>({ children }: { children: (record: T) => ReactNode }) => (
  <ShowBase<T>
    redirectOnError={false}
    queryOptions={{ onError: () => undefined }}
    render={({ record, error, refetch }) => {
      // The record stays on screen when reading it again fails.
      if (record) return children(record);
      return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : <Loading />;
    }}
  />
);
