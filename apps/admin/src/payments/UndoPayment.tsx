import type { PaymentRecord } from '@kontor/domain';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { may } from '../shared/ability.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { useFormat } from '../shared/useFormat.ts';

/** The money did not come after all. Asks, undoes, and reads again what it had paid. */
export const UndoPayment = ({ payment, onDone }: { payment: PaymentRecord; onDone?: () => void }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const words = { amount: format.money(payment.amount, payment.currency), customer: payment.customerName };
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.delete('payments', { id: payment.id, previousData: payment }),
    onSuccess: () => {
      notify('payments.undone', { type: 'success' });
      for (const resource of ['payments', 'invoices', 'customers', 'audit'])
        void queryClient.invalidateQueries({ queryKey: [resource] });
      onDone?.();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  if (!may('undoPayment', 'Payment', payment)) return null;
  return (
    <>
      <Tooltip title={t('payments.undo')}>
        <IconButton className="no-print" aria-label={t('payments.undo_named', words)} onClick={() => setAsking(true)}>
          <UndoOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        text={t('payments.undo_text', words)}
        confirmLabel={t('payments.undo')}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
