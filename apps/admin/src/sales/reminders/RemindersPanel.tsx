import { stageByHand, type InvoiceDetail, type NextReminder, type ReminderRecord } from '@kontor/domain';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '../../documents/page/Panel.tsx';
import { may } from '../../platform/api/ability.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { useToday } from '../../platform/api/useToday.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { RemindDialog } from './RemindDialog.tsx';

/** The reminders that were sent, the next one by schedule, and the way to send one. */
export const RemindersPanel = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const [isOpen, setIsOpen] = useState(false);
  const { data: sent = [] } = useQuery({
    queryKey: ['invoices', 'reminders', invoice.id],
    queryFn: () =>
      kontor.call<ReminderRecord[]>('GET', '/reminders', { query: { filter: { invoiceId: invoice.id }, range: '[0,99]' } }),
  });
  const { data: next } = useQuery({
    queryKey: ['invoices', 'nextReminder', invoice.id],
    queryFn: () => kontor.call<NextReminder>('GET', `/invoices/${invoice.id}/next-reminder`),
  });
  const today = useToday();
  const stages = sent.map(({ stage }) => stage);
  const mayRemind = may('send', 'Invoice', invoice) && maySee('Invoice', 'balance') && !invoice.disputeReason;
  return (
    <Panel title={t('reminders.title')}>
      <Sent reminders={sent} />
      {next && <Next invoice={invoice} next={next} />}
      {next && mayRemind && (
        <Button variant="outlined" size="small" onClick={() => setIsOpen(true)} sx={{ mt: 1 }}>
          {t('reminders.send')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && next && (
          <RemindDialog
            invoice={invoice}
            stage={stageByHand(invoice, today, stages) ?? 'final'}
            next={next}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </Panel>
  );
};

const Sent = ({ reminders }: { reminders: readonly ReminderRecord[] }) => {
  const t = useTranslate();
  const format = useFormat();
  if (reminders.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {reminders.map(({ id, stage, reminderDate, toAddress, isAutomatic }) => (
        <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <Typography>
            {t(`reminders.stages.${stage}`)} · {format.date(reminderDate)}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {t(isAutomatic ? 'reminders.by_schedule' : 'reminders.by_hand', { to: toAddress })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** Says what leaves by itself, or why nothing does. */
const Next = ({ invoice, next: { stage, reminderDate, toAddress } }: { invoice: InvoiceDetail; next: NextReminder }) => {
  const t = useTranslate();
  const format = useFormat();
  const today = useToday();
  const words = (): string => {
    if (invoice.disputeReason) return t('reminders.disputed');
    if (!toAddress) return t('reminders.no_address');
    if (!reminderDate || !stage) return t('reminders.none_scheduled');
    const name = t(`reminders.stages.${stage}`);
    return reminderDate <= today
      ? t('reminders.next_today', { name, to: toAddress })
      : t('reminders.next', { name, date: format.date(reminderDate), to: toAddress });
  };
  return <Typography color="textSecondary">{words()}</Typography>;
};
