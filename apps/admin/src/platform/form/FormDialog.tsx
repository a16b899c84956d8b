import { Alert, DialogContentText } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { DialogForm } from './DialogForm.tsx';
import { fieldErrorsOf } from '../api/calls/fieldErrorsOf.ts';

type Props<T extends FieldValues> = {
  title?: string;
  /** Explains what will happen. */
  text?: ReactNode;
  children: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** Nothing can be submitted as things stand. */
  blocked?: boolean;
  /** What is missing before these values can be submitted, as the button says it. */
  lacks?: (values: FieldValues) => string | undefined;
  defaults: object;
  resolver?: Resolver<FieldValues>;
  run: (values: T) => Promise<unknown>;
  /** Offers a remedy for a refusal, such as a link. */
  mend?: (error: unknown) => ReactNode;
  /** Key or text of the toast, or what tells it. */
  success?: string | ((values: T) => void);
  onClose: () => void;
};

/** A confirmation with fields to fill in. Refusals of the API appear at the fields, or above them when they name none. */
export const FormDialog = <T extends FieldValues = FieldValues>(props: Props<T>) => {
  const { title, text, children, submitLabel, danger, blocked, lacks, defaults, resolver, run, mend, success, onClose } = props;
  const t = useTranslate();
  const id = useId();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<{ text: string; help: ReactNode }>();
  const [initial] = useState(defaults);

  const submit = async (values: FieldValues) => {
    setRefusal(undefined);
    try {
      await run(values as T);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      // Errors shown at fields are not repeated above them.
      const fields = Object.keys(errors ?? {}).filter((field) => field !== 'root');
      const isAtFields = fields.length > 0 && fields.every((field) => field.replace(/\..*/, '') in defaults);
      if (!isAtFields) setRefusal({ text: (error as Error).message, help: mend?.(error) });
      return errors;
    }
    if (typeof success === 'function') success(values as T);
    else if (success) notify(success, { type: 'success' });
    onClose();
    return undefined;
  };
  return (
    <DialogForm
      title={title ?? t('kontor.confirm.title')}
      submitLabel={submitLabel}
      cancelLabel={t(danger ? 'kontor.confirm.back' : 'kontor.confirm.cancel')}
      danger={danger}
      blocked={blocked}
      lacks={lacks}
      record={initial}
      resolver={resolver}
      onSubmit={submit}
      onClose={onClose}
      question={{ describedBy: text ? id : undefined }}
    >
      {text && (
        <DialogContentText id={id} component="div" color="textSecondary" sx={{ mb: 1.5 }}>
          {text}
        </DialogContentText>
      )}
      {refusal && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {refusal.text}
          {refusal.help && <> {refusal.help}</>}
        </Alert>
      )}
      {children}
    </DialogForm>
  );
};
