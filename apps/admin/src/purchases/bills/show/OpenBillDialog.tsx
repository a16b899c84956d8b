import { OpenBillInput, type BillDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';

/** Changes what may change on a bill that is no draft any more: its due date and its texts; once a customer is billed for it, its comment. */
export const OpenBillDialog = ({ bill, onClose }: { bill: BillDetail; onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const readAgain = useReadAgain();
  const isBilled = bill.invoices.some(({ isDraft }) => !isDraft);
  const { dueDate, comment, customerNotes, terms, version } = bill;
  const run = async (values: OpenBillInput) => {
    await kontor.call('PUT', `/bills/${bill.id}/open`, { body: { ...values, version } });
    readAgain();
  };
  return (
    <FormDialog
      title={t('ra.action.edit')}
      text={t(isBilled ? 'bills.show.edit_billed' : 'bills.show.edit_open')}
      submitLabel={t('kontor.form.save')}
      defaults={{ dueDate, comment, customerNotes, terms }}
      resolver={useValidation(OpenBillInput)}
      run={run}
      success="bills.done.save"
      onClose={onClose}
    >
      {!isBilled && <DateInput source="dueDate" required />}
      <TextInput source="comment" multiline minRows={2} helperText={false} />
      {!isBilled && <TextInput source="customerNotes" multiline minRows={2} helperText={false} />}
      {!isBilled && <TextInput source="terms" multiline minRows={2} helperText={false} />}
    </FormDialog>
  );
};
