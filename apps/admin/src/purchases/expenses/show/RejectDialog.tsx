import { RejectExpenseInput, type ExpenseRecord } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { invoicesOf, useInvoiceName } from '../../bills/InInvoices.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';

/** Asks why an expense goes back to its person, who reads the reason. */
export const RejectDialog = ({ expense, onClose }: { expense: ExpenseRecord; onClose: () => void }) => {
  const t = useTranslate();
  const command = useCommand('expenses');
  const isApproved = expense.status === 'approved';
  const drafts = invoicesOf(expense).map(useInvoiceName()).join(', ');
  return (
    <FormDialog
      title={t('expenses.action.reject')}
      text={[
        t('expenses.confirm.reject', { person: expense.userName }),
        isApproved && t('expenses.confirm.was_approved'),
        drafts && t('expenses.confirm.off_drafts', { invoice: drafts }),
      ]
        .filter(Boolean)
        .join(' ')}
      submitLabel={t('expenses.action.reject')}
      danger
      defaults={{ reason: '' }}
      resolver={useValidation(RejectExpenseInput)}
      run={({ reason }: RejectExpenseInput) =>
        command(expense.id, 'reject', {
          reason,
          offDraftsConfirmed: drafts !== '',
          approvedConfirmed: isApproved,
        })
      }
      success="expenses.done.reject"
      onClose={onClose}
    >
      <TextInput source="reason" label={t('resources.expenses.fields.rejectReason')} required autoFocus multiline />
    </FormDialog>
  );
};
