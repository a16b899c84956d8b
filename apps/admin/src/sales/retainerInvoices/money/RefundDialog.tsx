import { RefundRetainerInput, type RetainerInvoiceDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { ResourceContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { usePaymentMethods } from '../../payments/usePaymentMethods.ts';

/** Records that available money was paid back to the customer. */
export const RefundDialog = ({ retainer, onClose }: { retainer: RetainerInvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('retainerInvoices');
  const { id, number, customerName: customer, available, currency } = retainer;
  return (
    <ResourceContextProvider value="payments">
      <FormDialog
        title={`${t('retainerInvoices.action.refund')}: ${number}`}
        text={t(retainer.carriesTax ? 'retainerInvoices.confirm.refund_taxed' : 'retainerInvoices.confirm.refund', {
          customer,
          amount: format.money(available, currency),
        })}
        submitLabel={t('retainerInvoices.action.refund')}
        defaults={{ amount: available, refundDate: useToday(), method: 'bankTransfer', reference: null }}
        resolver={useValidation(RefundRetainerInput)}
        run={({ refundDate, amount, method, reference }: RefundRetainerInput) =>
          command(id, 'refund', { refundDate, amount, method, reference: reference?.trim() || null })
        }
        success="retainerInvoices.done.refund"
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <MoneyInput source="amount" required autoFocus currency={currency} />
          <DateInput source="refundDate" label={t('resources.retainerInvoices.fields.refundDate')} required />
          <SelectInput source="method" choices={usePaymentMethods()} isRequired />
          <TextInput source="reference" />
        </Box>
      </FormDialog>
    </ResourceContextProvider>
  );
};
