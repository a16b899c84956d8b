import { stageByHand, type InvoiceRecord, type NextReminder, type ReminderRecord } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNoMail } from '../../../people/auth/useSignInOptions.ts';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Sends each overdue invoice the reminder that comes next, to those who get reminders. */
export const BulkRemind = ({ invoices, onClose }: { invoices: readonly InvoiceRecord[]; onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const today = useToday();
  const noMail = useNoMail();
  const remind = async (invoice: InvoiceRecord): Promise<unknown> => {
    const query = { filter: { invoiceId: invoice.id }, range: '[0,99]' };
    const [next, sent] = await Promise.all([
      kontor.call<NextReminder>('GET', `/invoices/${invoice.id}/next-reminder`),
      kontor.call<ReminderRecord[]>('GET', '/reminders', { query }),
    ]);
    if (!next.toAddress) throw new Error(t('invoices.bulk.no_address'));
    const stages = sent.map(({ stage }) => stage);
    const stage = stageByHand(invoice, today, stages) ?? 'final';
    return kontor.command('invoices', invoice.id, 'remind', { stage, to: next.toAddress });
  };
  return (
    <BulkDialog verb="remind" invoices={invoices} work={remind} onClose={onClose}>
      {noMail && <Alert severity="info">{t('letters.kept')}</Alert>}
    </BulkDialog>
  );
};
