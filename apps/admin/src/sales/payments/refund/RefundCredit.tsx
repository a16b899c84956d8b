import type { PaymentRecord } from '@kontor/domain';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { may } from '../../../platform/api/ability.ts';
import { Opens } from '../../../platform/page/Opens.tsx';
import { part } from '../../../platform/page/page.ts';

const RefundCreditDialog = part(() => import('./RefundCreditDialog.tsx').then((m) => m.RefundCreditDialog));

/** The button that opens the dialog for what was paid back of the credit. */
export const RefundCredit = ({ payment }: { payment: PaymentRecord }) => {
  const t = useTranslate();
  if (payment.unallocated <= 0 || !may('refund', 'Payment', payment)) return null;
  return (
    <Opens
      popup="dialog"
      preload={RefundCreditDialog.preload}
      button={(opener) => (
        <Button {...opener} variant="outlined">
          {t('payments.refund')}
        </Button>
      )}
    >
      {({ open, onClose }) => open && <RefundCreditDialog payment={payment} onClose={onClose} />}
    </Opens>
  );
};
