import {
  statementsOf,
  type CustomerRecord,
  type InvoiceRecord,
  type PaymentRecord,
  type StatementEntry,
  type WriteOffRecord,
} from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import type { ResourceName } from '../../platform/api/resource.ts';

const perPage = 500;

/** Everything that moved the customer's account up to a day, page by page: the opening balance needs it all. */
function useAll<T extends RaRecord>(resource: ResourceName, filter: object, sorted: string) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'statement', filter],
    queryFn: async ({ signal }) => {
      const found: T[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await dataProvider.getList<T>(resource, {
          filter,
          sort: { field: sorted, order: 'ASC' },
          pagination: { page, perPage },
          signal,
        });
        found.push(...answer.data);
        if (answer.data.length < perPage) return found;
      }
    },
  });
}

/** `statements` is undefined while it is being read. */
export function useStatement({ id, currency }: CustomerRecord, { from, to }: { from: string; to: string }) {
  const t = useTranslate();
  const invoices = useAll<InvoiceRecord>(
    'invoices',
    { customerId: id, status: ['sent', 'paid'], invoiceDate_lte: to },
    'invoiceDate',
  );
  const payments = useAll<PaymentRecord>('payments', { customerId: id, paymentDate_lte: to }, 'paymentDate');
  const writeOffs = useAll<WriteOffRecord>('writeOffs', { customerId: id, writeOffDate_lte: to }, 'writeOffDate');
  const retry = () => Promise.all([invoices.refetch(), payments.refetch(), writeOffs.refetch()]);
  const error = invoices.error ?? payments.error ?? writeOffs.error;
  if (!invoices.data || !payments.data || !writeOffs.data) return { statements: undefined, error, retry };
  const entries: StatementEntry[] = [
    ...invoices.data.map((invoice) => ({
      kind: 'invoice' as const,
      id: invoice.id,
      date: invoice.invoiceDate,
      name: t('statement.invoice', { number: invoice.number }),
      amount: invoice.total,
      currency: invoice.currency,
    })),
    ...payments.data.map((payment) => ({
      kind: 'payment' as const,
      id: payment.id,
      date: payment.paymentDate,
      name: payment.reference ? t('statement.payment_named', { reference: payment.reference }) : t('statement.payment'),
      amount: payment.amount,
      currency: payment.currency,
    })),
    ...writeOffs.data.map((writeOff) => ({
      kind: 'writeOff' as const,
      id: writeOff.id,
      invoiceId: writeOff.invoiceId,
      date: writeOff.writeOffDate,
      name: t('statement.write_off', { number: writeOff.invoiceNumber }),
      amount: writeOff.amount,
      currency: writeOff.currency,
    })),
  ];
  return { statements: statementsOf(entries, { from, to, first: currency }), error, retry };
}
