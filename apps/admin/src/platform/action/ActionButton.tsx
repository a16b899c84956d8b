import { Button, MenuItem, Tooltip, type ButtonProps } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useTellRefusal } from './useTellRefusal.tsx';

type ActionProps = {
  label: string;
  /** The question, already translated. Without it the action runs at once. */
  confirm?: { title?: string; text: string; warning?: string; confirmLabel?: string; children?: ReactNode };
  run: () => Promise<unknown>;
  /** Key or text of the toast; false for an action that reports by itself. */
  success?: string | false;
  onDone?: () => void;
  danger?: boolean;
  icon?: ReactNode;
  variant?: ButtonProps['variant'];
  /** Disables the button and explains why. */
  disabledReason?: string;
  /** Draws an entry of the overflow menu. */
  asMenuItem?: boolean;
};

/** Asks for confirmation, makes the call and shows a toast; a refusal is shown in the API's words. */
export const ActionButton = ({
  label,
  confirm,
  run,
  success = 'kontor.form.saved',
  onDone,
  danger,
  icon,
  variant = 'outlined',
  disabledReason,
  asMenuItem,
}: ActionProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      setAsking(false);
      if (success) notify(success, { type: 'success' });
      onDone?.();
    },
    onError: (error: Error) => {
      setAsking(false);
      tellRefusal(error);
    },
  });
  const start = () => (confirm ? setAsking(true) : mutate());
  const dialog = confirm && (
    <ConfirmDialog
      open={asking}
      {...confirm}
      confirmLabel={confirm.confirmLabel ?? label}
      danger={danger}
      busy={isPending}
      onClose={() => setAsking(false)}
      onConfirm={() => mutate()}
    />
  );
  if (asMenuItem)
    return (
      <>
        <MenuItem onClick={start} disabled={Boolean(disabledReason)} sx={danger ? { color: 'error.main' } : undefined}>
          {label}
        </MenuItem>
        {/* React bubbles events of the dialog up through the menu that holds this entry. */}
        <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
          {dialog}
        </span>
      </>
    );
  return (
    <>
      <Tooltip title={disabledReason ?? ''}>
        <span>
          <Button
            variant={variant}
            color={danger ? 'error' : 'primary'}
            startIcon={icon}
            loading={isPending && !confirm}
            disabled={Boolean(disabledReason)}
            onClick={start}
          >
            {t(label, { _: label })}
          </Button>
        </span>
      </Tooltip>
      {dialog}
    </>
  );
};
