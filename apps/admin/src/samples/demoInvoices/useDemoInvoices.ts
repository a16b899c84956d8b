import type { DemoClient, DemoInvoiceAnswer, DemoInvoicePage } from '@kontor/domain';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useKontor } from '../../platform/api/dataProvider.ts';

const all = ['demoInvoices'];

export function useDemoInvoices(query: { q: string; page: number; status: string }) {
  const kontor = useKontor();
  return useQuery({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => kontor.sample<DemoInvoicePage>('GET', '/apps/invoice/invoices', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useDemoInvoice(id: string) {
  const kontor = useKontor();
  return useQuery({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) =>
      kontor.sample<DemoInvoiceAnswer>('GET', `/api/invoice/invoices/${encodeURIComponent(id)}`, { signal }),
  });
}

export function useDemoClients() {
  const kontor = useKontor();
  return useQuery({
    queryKey: [...all, 'clients'],
    queryFn: ({ signal }) => kontor.sample<DemoClient[]>('GET', '/api/invoice/clients', { signal }),
  });
}

/** Removes an invoice of the sample list, and has it read again. */
export function useRemoveDemoInvoice() {
  const kontor = useKontor();
  const client = useQueryClient();
  return async (id: number) => {
    await kontor.sample('DELETE', '/apps/invoice/delete', { query: { id } });
    await client.invalidateQueries({ queryKey: all });
  };
}
