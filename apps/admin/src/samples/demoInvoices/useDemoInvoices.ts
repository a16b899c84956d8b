import type { DemoClient, DemoInvoiceAnswer, DemoInvoiceInput, DemoInvoicePage, DemoInvoiceRecord } from '@kontor/domain';
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

/** Adds a sample invoice, refreshes the list and reports its number. */
export function useAddDemoInvoice() {
  const kontor = useKontor();
  const client = useQueryClient();
  return async (body: DemoInvoiceInput) => {
    const { invoice } = await kontor.sample<{ invoice: DemoInvoiceRecord }>('POST', '/apps/invoice/add-invoice', { body });
    await client.invalidateQueries({ queryKey: all });
    return invoice.id;
  };
}

/** Removes a sample invoice and refreshes the list. */
export function useRemoveDemoInvoice() {
  const kontor = useKontor();
  const client = useQueryClient();
  return async (id: number) => {
    await kontor.sample('DELETE', '/apps/invoice/delete', { query: { id } });
    await client.invalidateQueries({ queryKey: all });
  };
}
