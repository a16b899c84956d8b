import type { CustomerRecord, InvoiceDetail } from '@kontor/domain';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { copyOf, newInvoice } from './form/values.ts';

export const InvoiceCreate = () => {
  const t = useTranslate();
  const { basis, error, retry } = useReadBasis();
  const given = useRecordFromLocation() as { customerId?: number } | null;
  const [search] = useSearchParams();
  const copied = Number(search.get('copy')) || 0;
  const {
    data: original,
    error: lost,
    refetch,
  } = useGetOne<InvoiceDetail>('invoices', { id: copied }, { enabled: copied > 0, staleTime: 0 });
  const id = given?.customerId;
  const { data: customer, isError } = useGetOne<CustomerRecord>('customers', { id: id ?? 0 }, { enabled: Boolean(id) });
  if (error) return <RecordFailed error={error} onRetry={retry} />;
  if (lost) return <RecordFailed error={lost} onRetry={() => void refetch()} />;
  if (!basis || (id && !customer && !isError) || (copied && !original?.lines)) return null;
  const defaults = original?.lines ? copyOf(original, basis) : newInvoice(basis, customer);
  return <InvoiceForm basis={basis} defaults={defaults} title={t('invoices.new')} />;
};
