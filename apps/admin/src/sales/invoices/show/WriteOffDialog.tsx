import { WriteOffInput, type InvoiceDetail } from '@kontor/domain';
import { Box } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { useCommand } from '../../../platform/api/useCommand.ts';
import { DateInput } from '../../../platform/inputs/DateInput.tsx';
import { FormDialog } from '../../../platform/form/FormDialog.tsx';
import { MoneyInput } from '../../../platform/inputs/MoneyInput.tsx';
import { useFormat } from '../../../platform/format/useFormat.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { useValidation } from '../../../platform/form/validateWith.ts';

/** Writes off the balance, or a part of it. */
export const WriteOffDialog = ({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const command = useCommand('invoices');
  return (
    <FormDialog
      title={`${t('invoices.action.writeOff')}: ${invoice.number}`}
      text={t('invoices.confirm.writeOff', { amount: format.money(invoice.balance, invoice.currency) })}
      submitLabel={t('invoices.action.writeOff')}
      defaults={{ writeOffDate: useToday(), amount: invoice.balance, reason: '' }}
      resolver={useValidation(WriteOffInput)}
      run={({ writeOffDate, amount, reason }: WriteOffInput) => command(invoice.id, 'writeOff', { writeOffDate, amount, reason })}
      success="kontor.activity.verbs.writeOff"
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
        <MoneyInput source="amount" label={t('resources.payments.fields.amount')} required currency={invoice.currency} />
        <DateInput source="writeOffDate" required />
      </Box>
      <TextInput source="reason" label={t('resources.invoices.fields.reason')} required multiline minRows={2} autoFocus />
    </FormDialog>
  );
};
