import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Props = {
  label: string;
  /** Added to the label for people who do not see the row. */
  name: string;
  /** Explains the effect. */
  text: string;
  run: () => Promise<unknown>;
  /** Key of the toast. */
  success: string;
  onDone?: () => void;
};

/** Undoes what is listed in a row, such as a payment, after a confirmation. */
export const UndoButton = ({ label, name, text, run, success, onDone }: Props) => {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify(success, { type: 'success' });
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
