import type { PaymentRecord } from '@kontor/domain';
import { FormControlLabel, Switch } from '@mui/material';
import { Suspense, useRef, useState, type JSX } from 'react';
import { useTranslate } from 'react-admin';
import { ReceiptDialog } from '../../documents/send/index.ts';

type Paid = Pick<PaymentRecord, 'id' | 'customerId'>;
type After = {
  isWanted: boolean;
  /** The switch that asks for a receipt. */
  offer: JSX.Element;
  /** Replaces the first dialog once the payment is recorded. */
  dialog: JSX.Element | undefined;
  follow: (payment: Paid | undefined) => void;
  close: () => void;
};

/** Offers a receipt after recording a payment, in a dialog of its own, so that its failure does not touch the payment. */
export function useReceiptAfter(onClose: () => void): After {
  const t = useTranslate();
  const [isWanted, setWanted] = useState(false);
  const [shown, setShown] = useState<Paid>();
  const next = useRef<Paid>(undefined);
  return {
    isWanted,
    offer: (
      <FormControlLabel
        control={<Switch checked={isWanted} onChange={(event) => setWanted(event.target.checked)} />}
        label={t('payments.receipt_after')}
        onPointerEnter={() => void ReceiptDialog.preload()}
      />
    ),
    dialog: shown && (
      <Suspense fallback={null}>
        <ReceiptDialog payment={shown} onClose={onClose} />
      </Suspense>
    ),
    follow: (payment) => {
      next.current = payment;
    },
    close: () => (next.current ? setShown(next.current) : onClose()),
  };
}
