import { useTranslate } from 'react-admin';
import { useCommand } from '../../platform/api/useCommand.ts';
import { LetterDialog } from './LetterDialog.tsx';

type Props = { payment: { id: number; customerId: number }; onClose: () => void };

/** Sends the customer a receipt: the amount received and the invoices it paid. */
export const ReceiptDialog = ({ payment, onClose }: Props) => {
  const t = useTranslate();
  const command = useCommand('payments');
  return (
    <LetterDialog
      title={t('letters.receipt')}
      text={t('letters.receipt_text')}
      to={{ customerId: payment.customerId, contactId: null }}
      path={`/payments/${payment.id}/letter`}
      send={(letter) => command(payment.id, 'mail', letter)}
      onClose={onClose}
    />
  );
};
