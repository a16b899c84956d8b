import type { RecurringBillDetail } from '@kontor/domain';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { RecurringBillForm } from './form/RecurringBillForm.tsx';
import { valuesOf } from './form/values.ts';

export const RecurringBillEdit = () => {
  const id = Number(useParams()['id']);
  const { basis, error: basisError, retry } = useReadBasis();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<RecurringBillDetail>(
    'recurringBills',
    { id },
    { refetchOnMount: 'always', staleTime: 0 },
  );
  // The record as of the start of editing: changes by others must not slip into the form.
  const [begun, setBegun] = useState<RecurringBillDetail>();
  if (begun?.id !== id && data?.id === id && isFetchedAfterMount && !error) setBegun(data);
  if (basis && begun?.id === id)
    return <RecurringBillForm key={id} basis={basis} recurring={begun} defaults={valuesOf(begun)} title={begun.name} />;
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  return basisError ? <RecordFailed error={basisError} onRetry={retry} /> : null;
};
