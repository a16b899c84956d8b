import { findResource, type ResourceName } from '../../api/resource.ts';
import type { ReactNode } from 'react';
import { ResourceContextProvider, useDataProvider, useNotify, type RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { DialogForm } from '../../form/DialogForm.tsx';
import { fieldErrorsOf } from '../../api/calls/fieldErrorsOf.ts';
import { useNewTitle } from '../../api/useNewTitle.ts';
import type { Words } from '../../i18n/words.ts';
import { useWords } from '../../i18n/useWords.ts';

export type InlineCreate = {
  /** The fields of the small form. */
  inputs: ReactNode;
  resolver?: Resolver<FieldValues>;
  /** The field that gets the text typed into the picker; `name` by default. */
  nameField?: string;
  defaults?: object;
};

const none: readonly Words[] = [];

/** Creates a record without leaving the form that needs it, and picks it. */
export const InlineCreateDialog = ({
  resource,
  text,
  onCreate,
  onCancel,
  inputs,
  resolver,
  nameField = 'name',
  defaults,
}: InlineCreate & { resource: ResourceName; text: string; onCreate: (record: RaRecord) => void; onCancel: () => void }) => {
  // The form stands on a page of another resource, which knows no names of these fields.
  const hasWords = useWords(findResource(resource)?.words ?? none, true);
  const newTitle = useNewTitle(resource);
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const submit = async (values: FieldValues) => {
    try {
      const { data } = await dataProvider.create<RaRecord>(resource, { data: values });
      onCreate(data);
      return undefined;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
  };
  if (!hasWords) return null;
  return (
    <ResourceContextProvider value={resource}>
      <DialogForm
        title={newTitle}
        record={{ ...defaults, [nameField]: text }}
        resolver={resolver}
        onSubmit={submit}
        onClose={onCancel}
      >
        {inputs}
      </DialogForm>
    </ResourceContextProvider>
  );
};
