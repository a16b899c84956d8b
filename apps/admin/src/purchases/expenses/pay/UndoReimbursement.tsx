import type { ReimbursementRecord } from '@kontor/domain';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../platform/action/ConfirmDialog.tsx';
import { may } from '../../../platform/api/ability.ts';
import { useReadAgain, useRemove } from '../../../platform/api/useCommand.ts';
import { useFormat } from '../../../platform/format/useFormat.ts';

/** Undoes a payment to a person, after a confirmation; its expenses are to be reimbursed again. */
export const UndoReimbursement = ({ payment }: { payment: ReimbursementRecord }) => {
  const t = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const remove = useRemove('reimbursements');
  const readAgain = useReadAgain();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(payment),
    onSuccess: () => {
      notify('expenses.done.undo', { type: 'success' });
      readAgain();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  if (!may('undoReimbursement', 'Reimbursement', payment)) return null;
  const words = { amount: format.money(payment.amount, payment.currency), person: payment.userName };
  return (
    <>
      <Tooltip title={t('expenses.pay.undo')}>
        <IconButton className="no-print" aria-label={t('expenses.pay.undo_named', words)} onClick={() => setAsking(true)}>
          <UndoOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        text={t('expenses.pay.undo_text', { ...words, smart_count: payment.expenses.length })}
        confirmLabel={t('expenses.pay.undo')}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
