import type { BillDetail, VendorRecord } from '@kontor/domain';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { RecurringBillForm } from './form/RecurringBillForm.tsx';
import { newRecurringBill, ofBill } from './form/values.ts';

/** A new one: empty, for the vendor in the address, or made from a bill (`?bill=7`). */
export const RecurringBillCreate = () => {
  const t = useTranslate();
  const { basis, error, retry } = useReadBasis();
  const given = useRecordFromLocation() as { vendorId?: number } | null;
  const billId = Number(useSearchParams()[0].get('bill')) || 0;
  const read = useGetOne<BillDetail>('bills', { id: billId }, { enabled: billId > 0, staleTime: 0 });
  const id = given?.vendorId;
  const { data: vendor, isError } = useGetOne<VendorRecord>('vendors', { id: id ?? 0 }, { enabled: Boolean(id) });
  if (error) return <RecordFailed error={error} onRetry={retry} />;
  if (read.error) return <RecordFailed error={read.error} onRetry={() => void read.refetch()} />;
  const bill = read.data?.lines && read.data;
  if (!basis || (id && !vendor && !isError) || (billId && !bill)) return null;
  return (
    <RecurringBillForm
      basis={basis}
      defaults={bill ? ofBill(bill, basis) : newRecurringBill(basis, vendor)}
      title={t('recurringBills.new')}
    />
  );
};
