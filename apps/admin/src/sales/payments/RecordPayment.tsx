import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../platform/api/ability.ts';
import { maySee } from '../../platform/api/maySee.ts';
import { Opens } from '../../platform/page/Opens.tsx';
import { part } from '../../platform/page/page.ts';
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
