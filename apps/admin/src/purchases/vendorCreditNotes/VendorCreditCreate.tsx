import type { BillDetail, VendorRecord } from '@kontor/domain';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { CreditForm } from './form/CreditForm.tsx';
import { creditOf, newCredit } from './form/values.ts';

/** Begins a vendor credit note: empty, for the vendor in the address, or with the lines of a bill. */
export const VendorCreditCreate = () => {
  const t = useTranslate();
  const { basis, error, retry } = useReadBasis();
  const given = useRecordFromLocation() as { vendorId?: number } | null;
  const [search] = useSearchParams();
  const billId = Number(search.get('bill')) || 0;
  const read = useGetOne<BillDetail>('bills', { id: billId }, { enabled: billId > 0, staleTime: 0 });
  const id = given?.vendorId;
  const { data: vendor, isError } = useGetOne<VendorRecord>('vendors', { id: id ?? 0 }, { enabled: Boolean(id) });
  if (error) return <RecordFailed error={error} onRetry={retry} />;
  if (read.error) return <RecordFailed error={read.error} onRetry={() => void read.refetch()} />;
  const bill = read.data?.lines && read.data;
  if (!basis || (id && !vendor && !isError) || (billId && !bill)) return null;
  return (
    <CreditForm
      basis={basis}
      defaults={bill ? creditOf(bill, basis) : newCredit(basis, vendor)}
      isBilled={bill?.billHasInvoice}
      title={t('vendorCreditNotes.new')}
    />
  );
};
