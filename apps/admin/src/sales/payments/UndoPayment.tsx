import type { PaymentRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { useRemove } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { UndoButton } from '../../platform/action/UndoButton.tsx';

/** Undoes a payment that did not arrive after all. */
export const UndoPayment = ({ payment, onDone }: { payment: PaymentRecord; onDone?: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const remove = useRemove('payments');
  // Until its refunds are undone, the payment stays.
  if (payment.refunded > 0 || !may('undoPayment', 'Payment', payment)) return null;
  const words = { amount: format.money(payment.amount, payment.currency), customer: payment.customerName };
  return (
    <UndoButton
      label={t('payments.undo')}
      name={t('payments.undo_named', words)}
      text={t('payments.undo_text', words)}
      run={() => remove(payment)}
      success="payments.undone"
      onDone={onDone}
    />
  );
};
