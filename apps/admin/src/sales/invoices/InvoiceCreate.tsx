import { isCalendarDate, type CustomerRecord, type InvoiceDetail } from '@kontor/domain';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Suspense } from 'react';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { part } from '../../platform/page/page.ts';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { useReadBasis } from '../../documents/values/BasisContext.ts';
import { copyOf, newInvoice } from './form/values.ts';

const InvoiceOfHours = part(() => import('./hours/InvoiceOfHours.tsx').then((m) => m.InvoiceOfHours));

export const InvoiceCreate = () => {
  const t = useTranslate();
  const { basis, error, retry } = useReadBasis();
  const given = useRecordFromLocation() as { customerId?: number; projectId?: number } | null;
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
  // The address says which hours: `?hours=2026-10-31`, or `?hours=all`.
  const hours = search.get('hours');
  if (hours && customer)
    return (
      <Suspense fallback={null}>
        <InvoiceOfHours
          basis={basis}
          customer={customer}
          projectId={given?.projectId ?? null}
          to={isCalendarDate(hours) ? hours : null}
        />
      </Suspense>
    );
  const defaults = original?.lines ? copyOf(original, basis) : newInvoice(basis, customer);
  return <InvoiceForm basis={basis} defaults={defaults} title={t('invoices.new')} />;
};
