import type { InvoiceRecord, RetainerInvoiceRecord } from '@kontor/domain';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { maySee } from '../../../platform/api/maySee.ts';
import { invoiceKey, retainerKey, type Open } from './values.ts';

/** The most allocations that a payment takes. */
const most = 200;
const byDueDate = { sort: { field: 'dueDate', order: 'ASC' as const }, pagination: { page: 1, perPage: most } };

const openOf = (
  key: string,
  { number, dueDate, balance, currency, exchangeRate, exchangeRateInverted }: InvoiceRecord | RetainerInvoiceRecord,
): Open => ({
  key,
  number: number ?? '',
  dueDate,
  balance,
  currency,
  exchangeRate,
  exchangeRateInverted,
});

/** A customer's open invoices in all currencies, then their retainer invoices, earliest due first. */
export function useOpenInvoices(customerId: number | null) {
  const invoices = useGetList<InvoiceRecord>(
    'invoices',
    { filter: { customerId, open: true }, ...byDueDate },
    { enabled: Boolean(customerId) },
  );
  const paysRetainers =
    may('recordPayment', 'RetainerInvoice') && may('list', 'RetainerInvoice') && maySee('RetainerInvoice', 'balance');
  const hasRetainers = Boolean(customerId) && paysRetainers;
  const retainers = useGetList<RetainerInvoiceRecord>(
    'retainerInvoices',
    { filter: { customerId, status: 'sent' }, ...byDueDate },
    { enabled: hasRetainers },
  );
  const open = useMemo(
    () => [
      ...(invoices.data ?? []).map((one) => openOf(invoiceKey(one.id), one)),
      ...(hasRetainers ? (retainers.data ?? []) : []).map((one) => openOf(retainerKey(one.id), one)),
    ],
    [invoices.data, retainers.data, hasRetainers],
  );
  return {
    invoices: customerId && invoices.data && (!hasRetainers || retainers.data) ? open : undefined,
    isPending: Boolean(customerId) && (invoices.isPending || (hasRetainers && retainers.isPending)),
    error: invoices.error ?? retainers.error,
    refetch: () => Promise.all([invoices.refetch(), ...(hasRetainers ? [retainers.refetch()] : [])]),
  };
}
