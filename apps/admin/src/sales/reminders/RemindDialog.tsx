import type { InvoiceDetail, NextReminder, ReminderStage } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { LetterDialog } from '../../documents/send/index.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

type Props = { invoice: InvoiceDetail; stage: ReminderStage; next: NextReminder; onClose: () => void };

/** Sends a reminder by hand, to the same recipients as by schedule unless the person changes them. */
export const RemindDialog = ({ invoice, stage, next, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('invoices');
  return (
    <LetterDialog
      title={`${t(`reminders.stages.${stage}`)}: ${invoice.number}`}
      text={t(next.withStatement ? 'reminders.text_with_statement' : 'reminders.text', {
        amount: format.money(invoice.balance, invoice.currency),
      })}
      to={next.toAddress}
      path={`/invoices/${invoice.id}/reminder-letter`}
      query={{ stage }}
      send={(letter) => command(invoice.id, 'remind', { stage, ...letter })}
      onClose={onClose}
    />
  );
};
