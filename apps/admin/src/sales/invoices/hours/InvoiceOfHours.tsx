import type { CustomerRecord, UnbilledProject } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { RecordFailed } from '../../../platform/record/RecordFailed.tsx';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { InvoiceForm } from '../form/InvoiceForm.tsx';
import { newInvoice } from '../form/values.ts';
import { invoiceOfHours } from './hourLines.ts';
import { treatedBasis } from '../../../documents/values/treatedBasis.ts';

type Props = { basis: Basis; customer: CustomerRecord; projectId: number | null; to: string | null };

/** A new invoice for the unbilled hours of a customer or project, up to a day. */
export const InvoiceOfHours = ({ basis, customer, projectId, to }: Props) => {
  const t = useTranslate();
  const kontor = useKontor();
  const { data, error, refetch } = useQuery({
    queryKey: ['timeSheets', 'unbilled', customer.id, projectId, to],
    queryFn: ({ signal }) =>
      kontor.call<UnbilledProject[]>('GET', '/time-entries/unbilled', {
        query: { customerId: customer.id, projectId, to },
        signal,
      }),
    staleTime: 0,
  });
  if (error) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const entries = data.flatMap((project) => project.entries);
  const draft = newInvoice(basis, customer);
  const defaults = entries.length
    ? invoiceOfHours(draft, entries, treatedBasis(basis, customer.taxTreatment))
    : { ...draft, projectId };
  return <InvoiceForm basis={basis} defaults={defaults} title={t('invoices.new')} />;
};
