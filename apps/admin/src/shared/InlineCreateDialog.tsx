import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  Form,
  ResourceContextProvider,
  useCreateSuggestionContext,
  useDataProvider,
  useGetResourceLabel,
  useNotify,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { inSentence } from './inSentence.ts';
import { useClosing } from './useClosing.tsx';

export type InlineCreate = {
  /** The fields of the small form. */
  inputs: ReactNode;
  resolver?: Resolver<FieldValues>;
  /** Which field takes what was typed into the picker; `name` unless said otherwise. */
  nameField?: string;
  defaults?: object;
};

/** Makes a record without leaving the form that needs it, and picks it. */
export const InlineCreateDialog = ({
  resource,
  inputs,
  resolver,
  nameField = 'name',
  defaults,
}: InlineCreate & { resource: string }) => {
  const t = useTranslate();
  const notify = useNotify();
  const labelOf = useGetResourceLabel();
  const dataProvider = useDataProvider();
  const { filter, onCancel, onCreate } = useCreateSuggestionContext();
  const [busy, setBusy] = useState(false);
  const { close, watch } = useClosing(onCancel);

  const submit = async (values: FieldValues) => {
    setBusy(true);
    try {
      const { data } = await dataProvider.create<RaRecord>(resource, { data: values });
      onCreate(data);
      return undefined;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    } finally {
      setBusy(false);
    }
  };
  // What happens inside must not reach the form around the picker: React would send the submit up to it.
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Dialog
      open
      onClose={busy ? undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="inline-create"
      onSubmit={keep}
      onKeyDown={keep}
    >
      <DialogTitle id="inline-create" variant="h2">
        {t('ra.page.create', { name: inSentence(labelOf(resource, 1)) })}
      </DialogTitle>
      <ResourceContextProvider value={resource}>
        <Form record={{ ...defaults, [nameField]: filter ?? '' }} resolver={resolver} onSubmit={submit} noValidate>
          {watch}
          <DialogContent>{inputs}</DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onCancel} disabled={busy}>
              {t('ra.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={busy}>
              {t('kontor.form.save')}
            </Button>
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
};
