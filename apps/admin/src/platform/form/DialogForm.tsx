import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Form, useTranslate } from 'react-admin';
import { useWatch, type FieldValues, type Resolver } from 'react-hook-form';
import { TellFixed } from './TellFixed.tsx';
import { useClosing } from './useClosing.tsx';

type Props = {
  title: string;
  submitLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Nothing can be submitted as things stand. */
  blocked?: boolean;
  /** What is missing before these values can be submitted, as the button says it. */
  lacks?: (values: FieldValues) => string | undefined;
  /** Initial values. */
  record: object;
  resolver?: Resolver<FieldValues>;
  /** Submits and closes, or returns the refusals by field. */
  onSubmit: (values: FieldValues) => Promise<FieldValues | undefined>;
  onClose: () => void;
  /** For a question instead of a form: the id of its text. */
  question?: { describedBy: string | undefined };
  children: ReactNode;
};

// React bubbles events to the form or menu that opened the dialog; they must not submit or close it.
const keep = (event: SyntheticEvent) => event.stopPropagation();

// Long content scrolls between the title and the buttons.
const between = { '& form': { display: 'flex', flexDirection: 'column', minHeight: 0 } } as const;

type SubmitProps = Pick<Props, 'danger' | 'blocked' | 'lacks'> & { label: string | undefined; busy: boolean };

const Submit = ({ label, danger, blocked, lacks, busy }: SubmitProps) => {
  const t = useTranslate();
  const values = useWatch();
  const lack = lacks?.(values);
  return (
    <Button
      type="submit"
      variant="contained"
      color={danger ? 'error' : 'primary'}
      disabled={blocked || lack !== undefined}
      loading={busy}
    >
      {lack ?? label ?? t('kontor.form.save')}
    </Button>
  );
};

/** A dialog with one form. */
export const DialogForm = (props: Props) => {
  const { title, submitLabel, cancelLabel, danger, blocked, lacks, record, resolver, onSubmit, onClose, question, children } =
    props;
  const id = useId();
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const { close, watch } = useClosing(onClose);
  const submit = async (values: FieldValues) => {
    setBusy(true);
    try {
      return await onSubmit(values);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={busy ? undefined : close}
      fullWidth
      maxWidth="sm"
      sx={between}
      role={question ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={question?.describedBy}
      onSubmit={keep}
      onKeyDown={keep}
      onClick={keep}
    >
      <DialogTitle id={id} variant="h2">
        {title}
      </DialogTitle>
      <Form
        record={record}
        resolver={resolver}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification={question !== undefined}
      >
        {watch}
        <TellFixed />
        <DialogContent sx={{ pt: 0 }}>{children}</DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel ?? t('ra.action.cancel')}
          </Button>
          <Submit label={submitLabel} danger={danger} blocked={blocked} lacks={lacks} busy={busy} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};
