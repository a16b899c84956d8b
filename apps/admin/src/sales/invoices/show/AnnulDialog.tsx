import { AnnulInvoiceInput, type InvoiceDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

export const AnnulDialog = ({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('invoices');
  return (
    <FormDialog
      title={`${t('invoices.action.annul')}: ${invoice.number}`}
      text={
        <>
          {t('invoices.confirm.annul')} <strong>{t('invoices.confirm.annul_warning')}</strong>
        </>
      }
      submitLabel={t('invoices.action.annul')}
      danger
      defaults={{ reason: '' }}
      resolver={useValidation(AnnulInvoiceInput)}
      run={({ reason }: AnnulInvoiceInput) => command(invoice.id, 'annul', { reason })}
      success="invoices.done.annul"
      onClose={onClose}
    >
      <TextInput source="reason" label={t('resources.invoices.fields.reason')} required multiline minRows={2} autoFocus />
    </FormDialog>
  );
};
