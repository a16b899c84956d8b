import { VoidInvoiceInput, type InvoiceDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { BooleanInput } from '../../../platform/inputs/BooleanInput.tsx';
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
          {t('invoices.confirm.void')}{' '}
          <strong>{t(invoice.isDelivered ? 'invoices.confirm.void_delivered' : 'invoices.confirm.void_warning')}</strong>
        </>
      }
      submitLabel={t('invoices.action.void')}
      danger
      defaults={{ reason: '', deliveredConfirmed: false }}
      resolver={useValidation(VoidInvoiceInput)}
      run={({ reason, deliveredConfirmed }: VoidInvoiceInput) =>
        command(invoice.id, 'void', { reason, ...(invoice.isDelivered && { deliveredConfirmed }) })
      }
      success="invoices.done.void"
      onClose={onClose}
    >
      <TextInput source="reason" label={t('resources.invoices.fields.reason')} required multiline minRows={2} autoFocus />
      {invoice.isDelivered && (
        <BooleanInput source="deliveredConfirmed" label={t('resources.invoices.fields.deliveredConfirmed')} />
      )}
    </FormDialog>
  );
};
