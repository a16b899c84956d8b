import { Box, Button } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { Form, ResourceContextProvider, useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useFormState, type FieldValues, type Resolver } from 'react-hook-form';
import { fieldErrorsOf } from '../api/calls/fieldErrorsOf.ts';
import type { ResourceName } from '../api/resource.ts';
import { useReadAgain } from '../api/useCommand.ts';
import { TellFixed } from './TellFixed.tsx';
import { useClosing } from './useClosing.tsx';

type Props = {
  resource: ResourceName;
  /** The record to edit; without it a new one is created. */
  record?: RaRecord;
  defaults?: object;
  resolver?: Resolver<FieldValues>;
  /** Accessible name of the form. */
  label: string;
  /** Replaces the record's own create or update. */
  save?: (values: FieldValues) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
  submitLabel?: string;
  children: ReactNode;
};

const Buttons = ({ onCancel, submitLabel = 'kontor.form.save' }: Pick<Props, 'onCancel' | 'submitLabel'>) => {
  const t = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 1 }}>
      {onCancel && (
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('ra.action.cancel')}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {t(submitLabel)}
      </Button>
    </Box>
  );
};

/**
 * Adds or edits a record inside its list. Enter saves; Escape closes, with a question if something was typed; refusals appear at their
 * fields.
 */
export const InlineForm = ({
  resource,
  record,
  defaults,
  resolver,
  label,
  save,
  onDone,
  onCancel,
  submitLabel,
  children,
}: Props) => {
  const t = useTranslate();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const { close, watch } = useClosing(onCancel ?? onDone);
  const write = (data: FieldValues): Promise<unknown> => {
    if (save) return save(data);
    if (record) return dataProvider.update(resource, { id: record.id, data, previousData: record });
    return dataProvider.create(resource, { data });
  };
  const submit = async (values: FieldValues) => {
    try {
      await write(values);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
    notify('kontor.form.saved', { type: 'success' });
    readAgain();
    onDone();
    return undefined;
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && onCancel) close();
  };
  return (
    <Box
      role="group"
      aria-label={t(label, { _: label })}
      onKeyDown={leave}
      sx={{ p: 2, bgcolor: 'action.hover', borderRadius: 1 }}
    >
      <ResourceContextProvider value={resource}>
        <Form record={record ?? { ...defaults }} resolver={resolver} onSubmit={submit} noValidate>
          {watch}
          <TellFixed />
          {children}
          <Buttons onCancel={onCancel} submitLabel={submitLabel} />
        </Form>
      </ResourceContextProvider>
    </Box>
  );
};
