import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export type Confirmation = {
  open: boolean;
  title?: string;
  text: string;
  /** A second, emphasised sentence about what cannot be undone. */
  warning?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** A confirmation dialog with the focus on the safe answer. */
export const ConfirmQuestion = ({
  open,
  title,
  text,
  warning,
  confirmLabel,
  cancelLabel,
  danger,
  busy,
  onConfirm,
  onClose,
  children,
}: Confirmation) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {title ?? translate('kontor.confirm.title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} color="textSecondary">
          {text}
          {warning && <strong style={{ display: 'block', marginTop: 8 }}>{warning}</strong>}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus onClick={onClose} disabled={busy}>
          {cancelLabel ?? translate('kontor.confirm.back')}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} loading={busy} onClick={onConfirm}>
          {confirmLabel ?? translate('kontor.confirm.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
