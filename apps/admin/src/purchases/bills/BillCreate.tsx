import type { BillDetail, VendorRecord } from '@kontor/domain';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { BillForm } from './form/BillForm.tsx';
import { copyOfBill, newBill } from './form/values.ts';

/** Begins a bill: empty, for the vendor in the address, or as a copy of another one. */
export const BillCreate = () => {
  const t = useTranslate();
  const { basis, error, retry } = useReadBasis();
  const given = useRecordFromLocation() as { vendorId?: number } | null;
  const [search] = useSearchParams();
  const copied = Number(search.get('copy')) || 0;
  const original = useGetOne<BillDetail>('bills', { id: copied }, { enabled: copied > 0, staleTime: 0 });
  const id = given?.vendorId;
  const { data: vendor, isError } = useGetOne<VendorRecord>('vendors', { id: id ?? 0 }, { enabled: Boolean(id) });
  if (error) return <RecordFailed error={error} onRetry={retry} />;
  if (original.error) return <RecordFailed error={original.error} onRetry={() => void original.refetch()} />;
  const bill = original.data?.lines && original.data;
  if (!basis || (id && !vendor && !isError) || (copied && !bill)) return null;
  return <BillForm basis={basis} defaults={bill ? copyOfBill(bill, basis) : newBill(basis, vendor)} title={t('bills.new')} />;
};
