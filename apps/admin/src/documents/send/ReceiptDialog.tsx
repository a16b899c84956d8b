import { LetterInput } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { LetterInputs } from './LetterInputs.tsx';
import { useLetter } from './useLetter.ts';
import { useReceiver } from './useReceiver.ts';
import { useNoMail } from '../../people/auth/useSignInOptions.ts';
import { useCommand } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';

type Props = { payment: { id: number; customerId: number }; onClose: () => void };

/** Tells the customer by email what came and what it paid. */
export const ReceiptDialog = ({ payment, onClose }: Props) => {
  const t = useTranslate();
  const command = useCommand('payments');
  const noMail = useNoMail();
  const resolver = useValidation(LetterInput);
  const receiver = useReceiver({ customerId: payment.customerId, contactId: null });
  const letter = useLetter(`/payments/${payment.id}/letter`);
  if (receiver === undefined || letter === undefined) return null;
  return (
    <FormDialog<LetterInput>
      title={t('letters.receipt')}
      text={t('letters.receipt_text')}
      submitLabel={t('letters.send')}
      defaults={{ to: receiver, subject: letter.subject, message: letter.text }}
      resolver={resolver}
      run={({ to, subject, message }) => command(payment.id, 'mail', { to, subject: subject || null, message: message || null })}
      success={noMail ? 'letters.kept' : 'letters.done'}
      onClose={onClose}
    >
      <LetterInputs toHint="letters.several" />
    </FormDialog>
  );
};
