import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Opens } from '../../platform/page/Opens.tsx';
import { part } from '../../platform/page/page.ts';
import { mayRecordPayments } from './mayRecordPayments.ts';
import type { Payer } from './record/values.ts';

const RecordPaymentDialog = part(() => import('./record/RecordPaymentDialog.tsx').then((m) => m.RecordPaymentDialog));

/** The button that opens the dialog for a payment's amount and invoices. */
export const RecordPayment = ({ payer, variant }: { payer?: Payer; variant: ButtonProps['variant'] }) => {
  const t = useTranslate();
  if (!mayRecordPayments()) return null;
  return (
    <Opens
      popup="dialog"
      preload={RecordPaymentDialog.preload}
      button={(opener) => (
        <Button {...opener} variant={variant}>
          {t('payments.record')}
        </Button>
      )}
    >
      {({ open, onClose }) => open && <RecordPaymentDialog payer={payer} onClose={onClose} />}
    </Opens>
  );
};
