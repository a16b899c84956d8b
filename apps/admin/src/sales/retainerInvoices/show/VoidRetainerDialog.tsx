import { VoidRetainerInvoiceInput, type RetainerInvoiceDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

export const VoidRetainerDialog = ({ retainer, onClose }: { retainer: RetainerInvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('retainerInvoices');
  return (
    <FormDialog
      title={`${t('retainerInvoices.action.void')}: ${retainer.number}`}
      text={t('retainerInvoices.confirm.void')}
      submitLabel={t('retainerInvoices.action.void')}
      danger
      defaults={{ reason: '' }}
      resolver={useValidation(VoidRetainerInvoiceInput)}
      run={({ reason }: VoidRetainerInvoiceInput) => command(retainer.id, 'void', { reason })}
      success="retainerInvoices.done.void"
      onClose={onClose}
    >
      <TextInput source="reason" label={t('resources.retainerInvoices.fields.reason')} required multiline minRows={2} autoFocus />
    </FormDialog>
  );
};
