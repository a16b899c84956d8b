import { VoidVendorCreditNoteInput, type VendorCreditNoteDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

/** Asks why a vendor credit note no longer counts; it stays in the list with the reason. */
export const VoidCreditDialog = ({ note, onClose }: { note: VendorCreditNoteDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('vendorCreditNotes');
  return (
    <FormDialog
      title={t('vendorCreditNotes.action.void')}
      text={t('vendorCreditNotes.confirm.void')}
      submitLabel={t('vendorCreditNotes.action.void')}
      danger
      defaults={{ reason: '' }}
      resolver={useValidation(VoidVendorCreditNoteInput)}
      run={({ reason }: VoidVendorCreditNoteInput) => command(note.id, 'void', { reason })}
      success="vendorCreditNotes.done.void"
      onClose={onClose}
    >
      <TextInput source="reason" label={t('resources.vendorCreditNotes.fields.voidReason')} required autoFocus multiline />
    </FormDialog>
  );
};
