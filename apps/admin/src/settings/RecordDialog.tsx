import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Form, ResourceContextProvider, useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldErrorsOf } from '../shared/fieldErrorsOf.ts';
import { useClosing } from '../shared/useClosing.tsx';

type Props = {
  resource: string;
  title: string;
  /** Without an id a new record is made out of it. */
  record: Partial<RaRecord>;
  resolver: Resolver<FieldValues>;
  onClose: () => void;
  children: ReactNode;
};

/** Adds or changes one of a short list, without leaving the list. What the server refuses stays, with its words at the field. */
export const RecordDialog = ({ resource, title, record, resolver, onClose, children }: Props) => {
  const id = useId();
  const t = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const { close, watch } = useClosing(onClose);
  const submit = async (values: FieldValues) => {
    setBusy(true);
    try {
      if (record.id === undefined) await dataProvider.create(resource, { data: values });
      else await dataProvider.update(resource, { id: record.id, data: values, previousData: record });
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    } finally {
      setBusy(false);
    }
    notify('kontor.form.saved', { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: [resource] });
    onClose();
    return undefined;
  };
  // React sends what happens in the dialog up to the form of the page around it.
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Dialog open onClose={busy ? undefined : close} fullWidth maxWidth="sm" aria-labelledby={id} onSubmit={keep}>
      <DialogTitle id={id} variant="h2">
        {title}
      </DialogTitle>
      <ResourceContextProvider value={resource}>
        <Form record={record} resolver={resolver} onSubmit={submit} noValidate>
          {watch}
          <DialogContent sx={{ pt: 0 }}>{children}</DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button onClick={onClose} disabled={busy}>
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
