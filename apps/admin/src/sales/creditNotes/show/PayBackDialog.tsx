import { PayBackInput, type CreditNoteDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { usePaymentMethods } from '../../payments/usePaymentMethods.ts';

/** Records that the rest of the credit was paid back to the customer. */
export const PayBackDialog = ({ creditNote, onClose }: { creditNote: CreditNoteDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('creditNotes');
  const { id, number, customerName: customer, unallocated, currency } = creditNote;
  return (
    <FormDialog
      title={`${t('creditNotes.action.payBack')}: ${number}`}
      text={t('creditNotes.confirm.payBack', { customer, amount: format.money(unallocated, currency) })}
      submitLabel={t('creditNotes.action.payBack')}
      defaults={{ paidBackDate: useToday(), method: 'bankTransfer', reference: null }}
      resolver={useValidation(PayBackInput)}
      run={({ paidBackDate, method, reference }: PayBackInput) =>
        command(id, 'payBack', { paidBackDate, method, reference: reference?.trim() || null })
      }
      success="creditNotes.done.payBack"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
        <DateInput source="paidBackDate" required />
        <SelectInput source="method" choices={usePaymentMethods()} isRequired />
        <TextInput source="reference" />
      </Box>
    </FormDialog>
  );
};
