import type { InvoiceRecord } from '@kontor/domain';
import { useGetList } from 'react-admin';

/** The most allocations that a payment takes. */
const most = 200;

/** A customer's open invoices in all currencies, earliest due first. */
export function useOpenInvoices(customerId: number | null) {
  const { data, isPending, error, refetch } = useGetList<InvoiceRecord>(
    'invoices',
    {
      filter: { customerId, open: true },
      sort: { field: 'dueDate', order: 'ASC' },
      pagination: { page: 1, perPage: most },
    },
    { enabled: Boolean(customerId) },
  );
  return { invoices: customerId ? data : undefined, isPending: Boolean(customerId) && isPending, error, refetch };
}
