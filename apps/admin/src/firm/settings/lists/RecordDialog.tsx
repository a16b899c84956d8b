import type { ReactNode } from 'react';
import { ResourceContextProvider, useDataProvider, useNotify, type RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { DialogForm } from '../../../platform/form/DialogForm.tsx';
import type { ResourceName } from '../../../platform/api/resource.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { fieldErrorsOf } from '../../../platform/api/calls/fieldErrorsOf.ts';

type Props = {
  resource: ResourceName;
  title: string;
  /** Without an id a new record is created from it. */
  record: Partial<RaRecord>;
  resolver: Resolver<FieldValues>;
  onClose: () => void;
  children: ReactNode;
};

/** Adds or edits a record of a short list in a dialog. Refused values stay, with the server's message at the field. */
export const RecordDialog = ({ resource, title, record, resolver, onClose, children }: Props) => {
  const notify = useNotify();
  const readAgain = useReadAgain();
  const dataProvider = useDataProvider();
  const submit = async (values: FieldValues) => {
    try {
      if (record.id === undefined) await dataProvider.create(resource, { data: values });
      else await dataProvider.update(resource, { id: record.id, data: values, previousData: record });
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
    notify('kontor.form.saved', { type: 'success' });
    readAgain();
    onClose();
    return undefined;
  };
  return (
    <ResourceContextProvider value={resource}>
      <DialogForm title={title} record={record} resolver={resolver} onSubmit={submit} onClose={onClose}>
        {children}
      </DialogForm>
    </ResourceContextProvider>
  );
};
