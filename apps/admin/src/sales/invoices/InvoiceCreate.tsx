import { dueDateOf, type CustomerRecord, type InvoiceDetail } from '@kontor/domain';
import { useGetOne, useRecordFromLocation, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { RecordFailed } from '../../platform/record/RecordFailed.tsx';
import { copyOf } from './form/copyOf.ts';
import { customerTerms, rateFor } from './form/customerTerms.ts';
import { InvoiceForm } from './form/InvoiceForm.tsx';
import { useReadBasis, type Basis } from './form/BasisContext.ts';
import { blankLine, type InvoiceValues } from './form/values.ts';

/** What a new document begins with; the customer comes along when the way here began at one. */
function beginning(basis: Basis, customer: CustomerRecord | undefined): InvoiceValues {
  const { organisation, today } = basis;
  return {
    customerId: customer?.id ?? null,
    contactId: null,
    projectId: null,
    referenceNumber: null,
    orderNumber: null,
    invoiceDate: today,
    dueDate: dueDateOf(today, organisation?.paymentTermsDays ?? 14),
    currency: organisation?.baseCurrency ?? 'EUR',
    exchangeRate: 1,
    language: organisation?.language ?? 'en',
    pricesIncludeTax: false,
    discountPercent: null,
    discountAmount: null,
    customerNotes: organisation?.customerNotes ?? null,
    terms: organisation?.terms ?? null,
    internalNote: null,
    lines: [blankLine(basis.rateOn(today))],
    ...(customer && {
      ...customerTerms(customer, organisation, today),
      exchangeRate: rateFor(customer.currency, organisation?.baseCurrency),
    }),
  };
}

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
  const defaults = original?.lines ? copyOf(original, basis) : beginning(basis, customer);
  return <InvoiceForm basis={basis} defaults={defaults} title={t('invoices.new')} />;
};
