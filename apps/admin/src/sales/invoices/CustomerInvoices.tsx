import type { CustomerRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { RelatedInvoices } from './RelatedInvoices.tsx';

export const CustomerInvoices = ({ record: { id } }: { record: CustomerRecord }) => {
  const t = useTranslate();
  return <RelatedInvoices filter={{ customerId: id }} emptyText={t('invoices.none_of_customer')} />;
};
