import { SendAgainInput, type MailRecord } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../api/useCommand.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { useValidation } from '../form/validateWith.ts';

/** Asks for the recipient when an outbox email is sent again. An email that was sent goes as a copy, which is then shown. */
export const SendAgain = ({ mail, onClose }: { mail: MailRecord; onClose: () => void }) => {
  const t = useTranslate();
  const navigate = useNavigate();
  const command = useCommand('mails');
  const resolver = useValidation(SendAgainInput);
  return (
    <FormDialog<SendAgainInput>
      title={t('outbox.again')}
      text={t('outbox.again_text')}
      submitLabel={t('outbox.send')}
      defaults={{ to: mail.toAddress }}
      resolver={resolver}
      run={async ({ to }) => {
        const { id } = await command<MailRecord>(mail.id, 'send', { to });
        if (id !== mail.id) await navigate(`/mails/${id}/show`);
      }}
      success="outbox.again_done"
      onClose={onClose}
    >
      <TextInput
        source="to"
        label={t('resources.mails.fields.toAddress')}
        helperText="outbox.several"
        inputMode="email"
        autoComplete="off"
      />
    </FormDialog>
  );
};
