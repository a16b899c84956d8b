import { VendorRefundInput, type VendorCreditNoteDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { ResourceContextProvider, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { usePayMethods } from '../../bills/pay/usePayMethods.ts';

/** Records that the vendor paid credit back. */
export const RefundCreditDialog = ({ note, onClose }: { note: VendorCreditNoteDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('vendorCreditNotes');
  const { id, vendorName: vendor, available, currency } = note;
  return (
    <ResourceContextProvider value="vendorPayments">
      <FormDialog
        title={t('vendorCreditNotes.action.refund')}
        text={t('vendorCreditNotes.confirm.refund', { vendor, amount: format.money(available, currency) })}
        submitLabel={t('vendorCreditNotes.action.refund')}
        defaults={{ amount: available, refundDate: useToday(), method: 'bankTransfer', reference: null }}
        resolver={useValidation(VendorRefundInput)}
        run={({ refundDate, amount, method, reference }: VendorRefundInput) =>
          command(id, 'refund', { refundDate, amount, method, reference: reference?.trim() || null })
        }
        success="vendorCreditNotes.done.refund"
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <MoneyInput source="amount" required autoFocus currency={currency} />
          <DateInput source="refundDate" label={t('vendorCreditNotes.use.date')} required />
          <SelectInput source="method" choices={usePayMethods()} isRequired helperText={false} />
          <TextInput source="reference" helperText={false} />
        </Box>
      </FormDialog>
    </ResourceContextProvider>
  );
};
