import type { InvoiceDetail, ReminderStage } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { LetterDialog } from '../../documents/send/index.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';

type Props = { invoice: InvoiceDetail; stage: ReminderStage; withStatement: boolean; onClose: () => void };

/** Sends a reminder by hand. */
export const RemindDialog = ({ invoice, stage, withStatement, onClose }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('invoices');
  return (
    <LetterDialog
      title={`${t(`reminders.stages.${stage}`)}: ${invoice.number}`}
      text={t(withStatement ? 'reminders.text_with_statement' : 'reminders.text', {
        amount: format.money(invoice.balance, invoice.currency),
      })}
      to={invoice}
      kind="reminders"
      path={`/invoices/${invoice.id}/reminder-letter`}
      query={{ stage }}
      send={(letter) => command(invoice.id, 'remind', { stage, ...letter })}
      onClose={onClose}
    />
  );
};
