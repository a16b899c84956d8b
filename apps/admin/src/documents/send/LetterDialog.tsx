import { LetterInput, type MailKind } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useNoMail } from '../../people/auth/useSignInOptions.ts';
import { may } from '../../platform/api/ability.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useTranslate } from 'react-admin';
import { LetterInputs } from './LetterInputs.tsx';
import { MailSetup } from './MailSetup.tsx';
import { useLetter } from './useLetter.ts';
import { useReceiver } from './useReceiver.ts';

type Props = {
  title: string;
  text: string;
  /** A document, whose recipients are proposed, or the recipients. */
  to: { customerId: number; contactId: number | null } | string | null;
  /** Whose contact persons are proposed. */
  kind?: MailKind;
  /** The call that reads the initial text. */
  path: string;
  query?: Record<string, unknown>;
  send: (letter: LetterInput) => Promise<unknown>;
  onClose: () => void;
};

/** Recipients, subject and text of an email. The text is the template's until the person changes it. */
export const LetterDialog = ({ title, text, to: proposed, kind = 'invoices', path, query, send, onClose }: Props) => {
  const t = useTranslate();
  const noMail = useNoMail();
  const resolver = useValidation(LetterInput);
  const receiver = useReceiver(proposed, kind);
  const letter = useLetter(path, query);
  if (receiver === undefined || letter === undefined) return null;
  return (
    <FormDialog<LetterInput>
      // The text that is read at last fills the form anew.
      key={letter.retry ? 'unread' : 'read'}
      title={title}
      text={text}
      submitLabel={t('letters.send')}
      defaults={{ to: receiver, subject: letter.subject, message: letter.text }}
      resolver={resolver}
      run={({ to, subject, message }) => send({ to, subject: subject || null, message: message || null })}
      success={noMail ? 'letters.kept' : 'letters.done'}
      onClose={onClose}
    >
      {noMail && may('manage', 'all') && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('letters.kept')}
          <MailSetup />
        </Alert>
      )}
      <LetterInputs letter={letter} toHint="letters.several" />
    </FormDialog>
  );
};
