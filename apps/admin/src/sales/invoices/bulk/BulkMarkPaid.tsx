import { isCalendarDate, type InvoiceDetail, type InvoiceRecord } from '@kontor/domain';
import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { useToday } from '../../../platform/api/useToday.ts';
import { DateBox } from '../../../platform/inputs/DateBox.tsx';
import { usePaymentMethods } from '../../payments/usePaymentMethods.ts';
import { BulkDialog } from './BulkDialog.tsx';

/** Records a payment of each invoice's balance, with one date and method for all. */
export const BulkMarkPaid = ({ invoices, onClose }: { invoices: readonly InvoiceRecord[]; onClose: () => void }) => {
  const t = useTranslate();
  const kontor = useKontor();
  const today = useToday();
  const methods = usePaymentMethods();
  const [day, setDay] = useState<string | null>(today);
  const [method, setMethod] = useState('bankTransfer');
  const paymentDate = day && isCalendarDate(day) ? day : today;
  return (
    <BulkDialog
      verb="markPaid"
      invoices={invoices}
      work={({ id }) => kontor.command<InvoiceDetail>('invoices', id, 'markPaid', { paymentDate, method })}
      onClose={onClose}
    >
      <DateBox
        label={t('resources.payments.fields.paymentDate')}
        value={day}
        onChange={setDay}
        sx={{ marginInlineEnd: 2, width: 200 }}
      />
      <TextField
        select
        label={t('resources.payments.fields.method')}
        value={method}
        onChange={(event) => setMethod(event.target.value)}
        sx={{ width: 200 }}
      >
        {methods.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </BulkDialog>
  );
};
