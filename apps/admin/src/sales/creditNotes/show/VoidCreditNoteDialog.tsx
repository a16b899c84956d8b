import { VoidCreditNoteInput, type CreditNoteDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

export const VoidCreditNoteDialog = ({ creditNote, onClose }: { creditNote: CreditNoteDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('creditNotes');
  return (
    <FormDialog
      title={`${t('creditNotes.action.void')}: ${creditNote.number}`}
      text={
        <>
          {t('creditNotes.confirm.void')} <strong>{t('creditNotes.confirm.void_warning')}</strong>
        </>
      }
      submitLabel={t('creditNotes.action.void')}
      danger
      defaults={{ reason: '' }}
      resolver={useValidation(VoidCreditNoteInput)}
      run={({ reason }: VoidCreditNoteInput) => command(creditNote.id, 'void', { reason })}
      success="creditNotes.done.void"
      onClose={onClose}
    >
      <TextInput source="reason" required multiline minRows={2} autoFocus />
    </FormDialog>
  );
};
