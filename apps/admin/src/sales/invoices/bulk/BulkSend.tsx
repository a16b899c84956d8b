import type { ContactRecord, CustomerRecord, InvoiceDetail, InvoiceRecord } from '@kontor/domain';
import { useDataProvider } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Sends drafts in the order of their dates, so that their numbers follow it, each to the address of its contact or customer. */
export const BulkSend = ({ invoices, onClose }: { invoices: readonly InvoiceRecord[]; onClose: () => void }) => {
  const kontor = useKontor();
  const dataProvider = useDataProvider();
  const receiverOf = async ({ customerId, contactId }: InvoiceRecord): Promise<string | null> => {
    const filter = contactId ? { id: [contactId] } : { customerId, isPrimary: true };
    const contacts = may('list', 'Contact')
      ? (
          await dataProvider.getList<ContactRecord>('contacts', {
            filter,
            pagination: { page: 1, perPage: 1 },
            sort: { field: 'id', order: 'ASC' },
          })
        ).data
      : [];
    const email = contacts[0]?.email;
    return email ?? (await dataProvider.getOne<CustomerRecord>('customers', { id: customerId })).data.email;
  };
  const inOrder = [...invoices].sort((a, b) => a.invoiceDate.localeCompare(b.invoiceDate) || a.id - b.id);
  return (
    <BulkDialog
      verb="send"
      invoices={inOrder}
      work={async (invoice) => kontor.command<InvoiceDetail>('invoices', invoice.id, 'send', { to: await receiverOf(invoice) })}
      onClose={onClose}
    />
  );
};
