import { VoidInvoiceInput, type InvoiceDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

export const VoidDialog = ({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('invoices');
  return (
    <FormDialog
      title={`${t('invoices.action.void')}: ${invoice.number}`}
      text={
        <>
          {t('invoices.confirm.void')} <strong>{t('invoices.confirm.void_warning')}</strong>
        </>
      }
      submitLabel={t('invoices.action.void')}
      danger
      defaults={{ reason: '' }}
      resolver={useValidation(VoidInvoiceInput)}
      run={({ reason }: VoidInvoiceInput) => command(invoice.id, 'void', { reason })}
      success="invoices.done.void"
      onClose={onClose}
    >
      <TextInput source="reason" label={t('resources.invoices.fields.reason')} required multiline minRows={2} autoFocus />
    </FormDialog>
  );
};
