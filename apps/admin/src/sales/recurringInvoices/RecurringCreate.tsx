import type { InvoiceDetail, RecurringInvoiceDetail } from '@kontor/domain';
import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { DocumentCreate } from '../../documents/form/DocumentCreate.tsx';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { RecurringForm } from './form/RecurringForm.tsx';
import { copyOf, newRecurring, ofInvoice } from './form/values.ts';

/** A new one: empty, for a customer, a copy, or made from an invoice (`?invoice=7`). */
export const RecurringCreate = () => {
  const t = useTranslate();
  const invoiceId = Number(useSearchParams()[0].get('invoice')) || 0;
  const { data, error, refetch } = useGetOne<InvoiceDetail>(
    'invoices',
    { id: invoiceId },
    { enabled: invoiceId > 0, staleTime: 0 },
  );
  const invoice = data?.lines && data;
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (invoiceId && !invoice) return null;
  return (
    <DocumentCreate<RecurringInvoiceDetail>>
      {({ basis, customer, original }) => (
        <RecurringForm
          basis={basis}
          defaults={invoice ? ofInvoice(invoice, basis) : original ? copyOf(original, basis) : newRecurring(basis, customer)}
          title={t('recurringInvoices.new')}
        />
      )}
    </DocumentCreate>
  );
};
