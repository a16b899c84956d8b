import { Button } from '@mui/material';
import type { PaymentRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { ReceiptDialog } from '../../documents/send/index.ts';
import { Opens } from '../../platform/page/Opens.tsx';
import { mayRecordPayments } from './mayRecordPayments.ts';

/** The button that opens the dialog for a receipt's recipients and text. */
export const SendReceipt = ({ payment }: { payment: PaymentRecord }) => {
  const t = useTranslate();
  if (!mayRecordPayments()) return null;
  return (
    <Opens
      popup="dialog"
      preload={ReceiptDialog.preload}
      button={(opener) => (
        <Button {...opener} variant="outlined">
          {t('payments.receipt')}
        </Button>
      )}
    >
      {({ open, onClose }) => open && <ReceiptDialog payment={payment} onClose={onClose} />}
    </Opens>
  );
};
