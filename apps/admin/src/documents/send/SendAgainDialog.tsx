import { LetterInput } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useCommand } from '../../platform/api/useCommand.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useNoMail } from '../../people/auth/useSignInOptions.ts';
import { useDocumentName } from '../values/useDocumentName.ts';
import { useDocumentResource } from '../values/useDocumentResource.ts';
import { LetterInputs } from './LetterInputs.tsx';
import { useLetter } from './useLetter.ts';
import { useReceiver } from './useReceiver.ts';

type Issued = { id: number; number: string | null; customerId: number; contactId: number | null };
type Props = { document: Issued; onClose: () => void };

/** Sends what was issued by email once more: to the same people or to others. */
export const SendAgainDialog = ({ document, onClose }: Props) => {
  const t = useTranslate();
  const { name: resource } = useDocumentResource();
  const nameOf = useDocumentName();
  const command = useCommand(resource);
  const noMail = useNoMail();
  const resolver = useValidation(LetterInput);
  const receiver = useReceiver(document);
  const letter = useLetter(`/${resource}/${document.id}/letter`);
  if (receiver === undefined || letter === undefined) return null;
  return (
    <FormDialog<LetterInput>
      title={t('letters.again_title', { name: nameOf(document) })}
      text={t('letters.again_text')}
      submitLabel={t('letters.send')}
      defaults={{ to: receiver, subject: letter.subject, message: letter.text }}
      resolver={resolver}
      run={({ to, subject, message }) => command(document.id, 'mail', { to, subject: subject || null, message: message || null })}
      success={noMail ? 'letters.kept' : 'letters.done'}
      onClose={onClose}
    >
      <LetterInputs toHint="letters.several" />
    </FormDialog>
  );
};
