import type { VendorPaymentRecord } from '@kontor/domain';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../platform/action/ConfirmDialog.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain, useRemove } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Undoes a payment to a vendor, after a confirmation; the bills that it paid are open again. */
export const UndoPay = ({ payment }: { payment: VendorPaymentRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const remove = useRemove('vendorPayments');
  const readAgain = useReadAgain();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(payment),
    onSuccess: () => {
      notify('bills.done.undo', { type: 'success' });
      readAgain();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  if (!may('undoPayment', 'VendorPayment', payment)) return null;
  const words = { amount: format.money(payment.amount, payment.currency), vendor: payment.vendorName };
  return (
    <>
      <Tooltip title={t('bills.pay.undo')}>
        <IconButton className="no-print" aria-label={t('bills.pay.undo_named', words)} onClick={() => setAsking(true)}>
          <UndoOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        text={t('bills.pay.undo_text', { ...words, smart_count: payment.allocations.length })}
        confirmLabel={t('bills.pay.undo')}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
