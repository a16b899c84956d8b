import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { useClosing } from './useClosing.tsx';

type Props<T extends FieldValues> = {
  title?: string;
  /** What will happen. */
  text?: ReactNode;
  children: ReactNode;
  submitLabel: string;
  danger?: boolean;
  defaults: object;
  resolver?: Resolver<FieldValues>;
  run: (values: T) => Promise<unknown>;
  /** Key or words of the toast. */
  success?: string;
  /** Resources to read again; the history always is. */
  refresh?: readonly string[];
  onClose: () => void;
};

/** Are you sure, with something to fill in. What the API refuses appears at the fields, or above them when it is about none. */
export const FormDialog = <T extends FieldValues = FieldValues>(props: Props<T>) => {
  const { title, text, children, submitLabel, danger, defaults, resolver, run, success, refresh = [], onClose } = props;
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { close, watch } = useClosing(onClose);
  const [refusal, setRefusal] = useState<string>();
  const [initial] = useState(defaults);

  const submit = async (values: FieldValues) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await run(values as T);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      // What is said at its fields is not said above them again.
      const fields = Object.keys(errors ?? {}).filter((field) => field !== 'root');
      const isAtFields = fields.length > 0 && fields.every((field) => field in defaults);
      if (!isAtFields) setRefusal((error as Error).message);
      return errors;
    } finally {
      setBusy(false);
    }
    if (success) notify(success, { type: 'success' });
    for (const resource of [...refresh, 'audit']) void queryClient.invalidateQueries({ queryKey: [resource] });
    onClose();
    return undefined;
  };
  // React sends events up through the form or menu that opened the dialog: they must not submit or close it.
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Dialog
      open
      onClose={busy ? undefined : close}
      fullWidth
      maxWidth="sm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onSubmit={keep}
      onKeyDown={keep}
      onClick={keep}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {title ?? t('kontor.confirm.title')}
      </DialogTitle>
      <Form record={initial} resolver={resolver} onSubmit={submit} noValidate disableInvalidFormNotification>
        {watch}
        <DialogContent sx={{ pt: 0 }}>
          {text && (
            <DialogContentText id={`${id}-text`} component="div" color="textSecondary" sx={{ mb: 1.5 }}>
              {text}
            </DialogContentText>
          )}
          {refusal && (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {refusal}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy}>
            {t('kontor.confirm.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
