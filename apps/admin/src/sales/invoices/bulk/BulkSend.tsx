import { recipientsOf, type ContactRecord, type CustomerRecord, type InvoiceDetail, type InvoiceRecord } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useDataProvider, useTranslate } from 'react-admin';
import { useNoMail } from '../../../people/auth/useSignInOptions.ts';
import { may } from '../../../platform/api/ability.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Sends drafts in the order of their dates, so that their numbers follow it, each to the contact persons who get invoices, or as its dialog proposes. */
export const BulkSend = ({ invoices, onClose }: { invoices: readonly InvoiceRecord[]; onClose: () => void }) => {
  const t = useTranslate();
  const noMail = useNoMail();
  const kontor = useKontor();
  const dataProvider = useDataProvider();
  const receiverOf = async ({ customerId, contactId }: InvoiceRecord): Promise<string | null> => {
    const { data: customer } = await dataProvider.getOne<CustomerRecord>('customers', { id: customerId });
    if (customer.invoiceChannel === 'download' || customer.invoiceChannel === 'accessPoint') return null;
    const contacts = may('list', 'Contact')
      ? (
          await dataProvider.getList<ContactRecord>('contacts', {
            filter: { customerId },
            pagination: { page: 1, perPage: 200 },
            sort: { field: 'id', order: 'ASC' },
          })
        ).data
      : [];
    return recipientsOf('invoices', { contacts, contactId, email: customer.email });
  };
  const inOrder = [...invoices].sort((a, b) => a.invoiceDate.localeCompare(b.invoiceDate) || a.id - b.id);
  return (
    <BulkDialog
      verb="send"
      invoices={inOrder}
      questions={{
        'invoice.no_bank_account': t('letters.no_account'),
        'invoice.hours_ahead': t('letters.ahead'),
        'stock.below_zero_confirm': t('letters.below_zero'),
        'stock.changes_later': t('letters.changes_later'),
        'stock.changes_later_unpriced': t('letters.changes_later'),
      }}
      work={async (invoice, confirmed) =>
        kontor.command<InvoiceDetail>('invoices', invoice.id, 'send', {
          to: await receiverOf(invoice),
          ...(confirmed.includes('invoice.no_bank_account') && { noAccountConfirmed: true }),
          ...(confirmed.includes('invoice.hours_ahead') && { hoursAheadConfirmed: true }),
          ...(confirmed.includes('stock.below_zero_confirm') && { belowZeroConfirmed: true }),
          ...(confirmed.some((code) => code.startsWith('stock.changes_later')) && { laterConfirmed: true }),
        })
      }
      success={noMail ? 'invoices.bulk.done_waits' : undefined}
      onClose={onClose}
    >
      {noMail && <Alert severity="info">{t('letters.kept')}</Alert>}
    </BulkDialog>
  );
};
