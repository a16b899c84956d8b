import type { InvoiceRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** What an invoice is called: its number, and as long as it has none, "Draft #12". */
export function useInvoiceName(): (invoice: Pick<InvoiceRecord, 'id' | 'number'>) => string {
  const t = useTranslate();
  return ({ id, number }) => number ?? t('invoices.draft_name', { id });
}
