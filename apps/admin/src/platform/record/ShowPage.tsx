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

type Props<T> = {
  children: (record: T) => ReactNode;
  /** A field that only the record itself has. A row of the list serves as the record at first, but it lacks this, so it is never fresh enough. */
  whole?: keyof T & string;
};

/** The page of one record: `<ShowPage<CustomerRecord>>{(customer) => …}</ShowPage>`, or a message for an unknown id. */
export const ShowPage = <T extends RaRecord>({ children, whole }: Props<T>) => (
  <ShowBase<T>
    redirectOnError={false}
    queryOptions={{
      onError: () => undefined,
      ...(whole && { staleTime: ({ state }) => (state.data?.[whole] === undefined ? 0 : 30_000) }),
    }}
    render={({ record, error, refetch }) => {
      // The record stays on screen when reading it again fails.
      if (record && (!whole || record[whole] !== undefined)) return children(record);
      return error ? <RecordFailed error={error} onRetry={() => void refetch()} /> : <Loading />;
    }}
  />
);
