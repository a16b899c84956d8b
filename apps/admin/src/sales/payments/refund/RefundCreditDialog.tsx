import { RefundCreditInput, type PaymentRecord } from '@kontor/domain';
import { Box } from '@mui/material';
import { ResourceContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { usePaymentMethods } from '../usePaymentMethods.ts';

/** Records that unused credit of a payment was paid back to the customer. */
export const RefundCreditDialog = ({ payment, onClose }: { payment: PaymentRecord; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('payments');
  const { id, customerName: customer, unallocated, currency } = payment;
  return (
    <ResourceContextProvider value="payments">
      <FormDialog
        title={t('payments.refund')}
        text={t('payments.refund_text', { customer, amount: format.money(unallocated, currency) })}
        submitLabel={t('payments.refund')}
        defaults={{ amount: unallocated, refundDate: useToday(), method: 'bankTransfer', reference: null }}
        resolver={useValidation(RefundCreditInput)}
        run={({ refundDate, amount, method, reference }: RefundCreditInput) =>
          command(id, 'refund', { refundDate, amount, method, reference: reference?.trim() || null })
        }
        success="payments.refund_done"
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <MoneyInput source="amount" required autoFocus currency={currency} />
          <DateInput source="refundDate" required />
          <SelectInput source="method" choices={usePaymentMethods()} isRequired />
          <TextInput source="reference" />
        </Box>
      </FormDialog>
    </ResourceContextProvider>
  );
};
