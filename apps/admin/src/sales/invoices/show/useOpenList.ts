import type { InvoiceRecord } from '@kontor/domain';
import { useGetList, useStore } from 'react-admin';

type Params = { filter: object; sort: string; order: 'ASC' | 'DESC'; page: number; perPage: number };
const first: Params = { filter: {}, sort: 'invoiceDate', order: 'DESC', page: 1, perPage: 10 };

/** The list of invoices as it was left: its filter, order and page are the same ones, here and there. */
export function useOpenList() {
  const [kept, setKept] = useStore<Partial<Params>>('invoices.listParams', first);
  const params = { ...first, ...kept };
  const { filter, sort: field, order, page, perPage } = params;
  const { data, total = 0 } = useGetList<InvoiceRecord>(
    'invoices',
    { filter, sort: { field, order }, pagination: { page, perPage } },
    { placeholderData: (before: { data: InvoiceRecord[]; total?: number } | undefined) => before },
  );
  const pages = Math.ceil(total / perPage);
  return { rows: data, total, page, perPage, pages, turnTo: (next: number) => setKept({ ...params, page: next }) };
}
