import { VoidBillInput, type BillDetail } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useInvoiceName } from '../InInvoices.tsx';

/** Asks why a bill no longer counts; it stays in the list with the reason. */
export const VoidBillDialog = ({ bill, onClose }: { bill: BillDetail; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('bills');
  const drafts = bill.invoices.map(useInvoiceName()).join(', ');
  return (
    <FormDialog
      title={t('bills.action.void')}
      text={[t('bills.confirm.void'), drafts && t('bills.confirm.off_drafts', { invoice: drafts })].filter(Boolean).join(' ')}
      submitLabel={t('bills.action.void')}
      danger
      defaults={{ reason: '' }}
      resolver={useValidation(VoidBillInput)}
      run={({ reason }: VoidBillInput) => command(bill.id, 'void', { reason, offDraftsConfirmed: drafts !== '' })}
      success="bills.done.void"
      onClose={onClose}
    >
      <TextInput source="reason" label={t('resources.bills.fields.voidReason')} required autoFocus multiline />
    </FormDialog>
  );
};
