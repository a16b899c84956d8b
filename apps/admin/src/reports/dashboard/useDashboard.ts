import type { Dashboard } from '@kontor/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useKontor } from '../../platform/api/dataProvider.ts';

const about = [
  'Invoice',
  'RetainerInvoice',
  'CreditNote',
  'Payment',
  'Bill',
  'VendorCreditNote',
  'VendorPayment',
  'Expense',
  'Reimbursement',
  'Item',
  'StockMove',
  'TimeEntry',
  'TimeWeek',
  'Customer',
  'Project',
  'Organisation',
];
const patience = 3000;

/** The dashboard's figures, refreshed shortly after a change to their sources. */
export function useDashboard() {
  const kontor = useKontor();
  const query = useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => kontor.call<Dashboard>('GET', '/dashboard', { signal }),
  });
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = (event: Event) => {
      const { subject } = (event as CustomEvent<{ subject?: string }>).detail;
      if (!subject || !about.includes(subject) || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: ['dashboard'], refetchType: document.hidden ? 'none' : 'active' });
      }, patience);
    };
    window.addEventListener('kontor:live', changed);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('kontor:live', changed);
    };
  }, [queryClient]);
  return query;
}
