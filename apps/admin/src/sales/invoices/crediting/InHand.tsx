import type { InvoiceDetail } from '@kontor/domain';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Says of a void invoice that had been delivered what its customer still has in hand. */
export const InHand = ({ invoice }: { invoice: InvoiceDetail }) => {
  const t = useTranslate();
  const format = useFormat();
  const { number, invoiceDate, total, currency, customerName: customer } = invoice;
  return (
    <Alert severity="warning" className="no-print" sx={{ mb: 2 }}>
      {t('crediting.in_hand', {
        customer,
        number,
        date: format.date(invoiceDate),
        amount: format.money(total, currency),
      })}
    </Alert>
  );
};
