import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../../platform/action/ConfirmDialog.tsx';

type Props = {
  label: string;
  /** The label with what it is about, for those who do not see the row. */
  name: string;
  /** What will happen. */
  text: string;
  run: () => Promise<unknown>;
  /** Key of the toast. */
  success: string;
  /** Resources to read again; the history always is. */
  refresh: readonly string[];
  onDone?: () => void;
};

/** Takes back what settled an invoice: asks, undoes, and reads again what it had changed. */
export const UndoButton = ({ label, name, text, run, success, refresh, onDone }: Props) => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify(success, { type: 'success' });
      for (const resource of [...refresh, 'audit']) void queryClient.invalidateQueries({ queryKey: [resource] });
      onDone?.();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Tooltip title={label}>
        <IconButton className="no-print" aria-label={name} onClick={() => setAsking(true)}>
          <UndoOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={asking}
        text={text}
        confirmLabel={label}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
