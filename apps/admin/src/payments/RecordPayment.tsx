import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../shared/ability.ts';
import { maySee } from '../shared/maySee.ts';
import { Opens } from '../shared/Opens.tsx';
import { part } from '../shared/page.ts';
import type { Payer } from './record/values.ts';

const RecordPaymentDialog = part(() => import('./record/RecordPaymentDialog.tsx').then((m) => m.RecordPaymentDialog));

/** As the API decides it: nobody books a payment who does not see what is open, or could not see the payment. */
export const mayRecordPayments = (): boolean =>
  may('recordPayment', 'Invoice') && may('list', 'Payment') && maySee('Invoice', 'balance');

/** The button that asks how much came and for which invoices. */
export const RecordPayment = ({ payer, variant }: { payer?: Payer; variant: ButtonProps['variant'] }) => {
  const t = useTranslate();
  if (!mayRecordPayments()) return null;
  return (
    <Opens
      popup="dialog"
      preload={RecordPaymentDialog.preload}
      button={(opener) => (
        <Button {...opener} variant={variant}>
          {t('invoices.action.recordPayment')}
        </Button>
      )}
    >
      {({ open, onClose }) => open && <RecordPaymentDialog payer={payer} onClose={onClose} />}
    </Opens>
  );
};
