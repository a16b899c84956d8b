import type { CustomerRecord, EstimateDetail } from '@kontor/domain';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { EstimateForm } from './form/EstimateForm.tsx';
import { copyOf, newEstimate } from './form/values.ts';

export const EstimateCreate = () => {
  const t = useTranslate();
  const { basis, error, retry } = useReadBasis();
  const given = useRecordFromLocation() as { customerId?: number } | null;
  const [search] = useSearchParams();
  const copied = Number(search.get('copy')) || 0;
  const original = useGetOne<EstimateDetail>('estimates', { id: copied }, { enabled: copied > 0, staleTime: 0 });
  const id = given?.customerId;
  const { data: customer, isError } = useGetOne<CustomerRecord>('customers', { id: id ?? 0 }, { enabled: Boolean(id) });
  if (error) return <RecordFailed error={error} onRetry={retry} />;
  if (original.error) return <RecordFailed error={original.error} onRetry={() => void original.refetch()} />;
  if (!basis || (id && !customer && !isError) || (copied && !original.data?.lines)) return null;
  const defaults = original.data?.lines ? copyOf(original.data, basis) : newEstimate(basis, customer);
  return <EstimateForm basis={basis} defaults={defaults} title={t('estimates.new')} />;
};
