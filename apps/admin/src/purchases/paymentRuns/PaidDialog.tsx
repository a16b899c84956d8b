import { PaymentRunPaidInput, type PaymentRunDetail } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { useCommand } from '../../platform/api/useCommand.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { FormDialog } from '../../platform/form/FormDialog.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { DateInput } from '../../platform/inputs/DateInput.tsx';
import { useToday } from '../../platform/api/useToday.ts';

/** Asks on which day the bank paid, and records the payments of all vendors. */
export const PaidDialog = ({ run, onClose }: { run: PaymentRunDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('paymentRuns');
  const today = useToday();
  return (
    <FormDialog
      title={t('paymentRuns.action.markPaid')}
      text={t('paymentRuns.confirm.markPaid', { amount: format.money(run.total, run.currency) })}
      submitLabel={t('paymentRuns.action.markPaid')}
      defaults={{ paymentDate: run.paymentDate < today ? run.paymentDate : today }}
      resolver={useValidation(PaymentRunPaidInput)}
      run={(input: PaymentRunPaidInput) => command(run.id, 'markPaid', input)}
      success="paymentRuns.done.markPaid"
      onClose={onClose}
    >
      <DateInput source="paymentDate" required />
    </FormDialog>
  );
};
