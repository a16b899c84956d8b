import type { CustomerRecord } from '@kontor/domain';
import type { ReactNode } from 'react';
import { useGetOne, useRecordFromLocation } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { useReadBasis, type Basis } from '../values/BasisContext.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';

type Begun<T> = {
  basis: Basis;
  /** The customer in the address, if any. */
  customer: CustomerRecord | undefined;
  /** The document to copy, if the address names one. */
  original: T | undefined;
};

/** Reads what a new document needs, then draws its form. */
export const DocumentCreate = <T extends { id: number; lines?: readonly unknown[] }>({
  children,
}: {
  children: (begun: Begun<T>) => ReactNode;
}) => {
  const { name } = useDocumentResource();
  const { basis, error, retry } = useReadBasis();
  const given = useRecordFromLocation() as { customerId?: number } | null;
  const [search] = useSearchParams();
  const copied = Number(search.get('copy')) || 0;
  const original = useGetOne<T>(name, { id: copied }, { enabled: copied > 0, staleTime: 0 });
  const id = given?.customerId;
  const { data: customer, isError } = useGetOne<CustomerRecord>('customers', { id: id ?? 0 }, { enabled: Boolean(id) });
  if (error) return <RecordFailed error={error} onRetry={retry} />;
  if (original.error) return <RecordFailed error={original.error} onRetry={() => void original.refetch()} />;
  if (!basis || (id && !customer && !isError) || (copied && !original.data?.lines)) return null;
  return children({ basis, customer, original: original.data?.lines && original.data });
};
