import { IssuedInvoiceInput, type InvoiceDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

/** A changed due date needs a reason for the history. */
const Reason = ({ before }: { before: string }) =>
  useWatch({ name: 'dueDate' }) === before ? null : <TextInput source="dueDateReason" required />;

/** Edits the fields of an issued invoice that may still change. */
export const EditIssuedDialog = ({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const { id, version, dueDate, internalNote, disputeReason } = invoice;
  return (
    <FormDialog
      title={`${t('documents.action.edit')}: ${invoice.number}`}
      text={t('invoices.confirm.edit_issued')}
      submitLabel={t('kontor.form.save')}
      defaults={{ dueDate, internalNote, disputeReason, dueDateReason: null }}
      resolver={useValidation(IssuedInvoiceInput)}
      run={async (values: IssuedInvoiceInput) => {
        await kontor.call('PUT', `/invoices/${id}/after-sending`, {
          body: {
            version,
            dueDate: values.dueDate,
            internalNote: values.internalNote,
            disputeReason: values.disputeReason,
            dueDateReason: values.dueDate === dueDate ? null : values.dueDateReason,
          },
        });
        readAgain();
      }}
      success="invoices.done.save"
      onClose={onClose}
    >
      {invoice.status === 'sent' && <DateInput source="dueDate" required />}
      {invoice.status === 'sent' && <Reason before={dueDate} />}
      {invoice.status === 'sent' && <TextInput source="disputeReason" helperText="invoices.hint.dispute" />}
      <TextInput source="internalNote" multiline minRows={3} />
    </FormDialog>
  );
};
