import type { CreditableInvoice } from '@kontor/domain';
import { useQuery } from '@tanstack/react-query';
import { useKontor } from '../../../platform/api/dataProvider.ts';

/** Reads an issued invoice with what its credit notes took back already; always fresh, because the rest decides what may be credited. */
export function useCreditable(invoiceId: number) {
  const kontor = useKontor();
  return useQuery({
    queryKey: ['invoices', 'creditable', invoiceId],
    queryFn: () => kontor.call<CreditableInvoice>('GET', `/invoices/${invoiceId}/creditable`),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
}
