import { Form, useNotify } from 'react-admin';
import type { ReactNode } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { fieldErrorsOf } from '../../platform/api/calls/fieldErrorsOf.ts';
import { SaveBar } from '../../platform/form/SaveBar.tsx';
import { TypingGuard } from '../../platform/form/typing/TypingGuard.tsx';
import { TellFixed } from '../../platform/form/TellFixed.tsx';

type Props = {
  record: object;
  resolver: Resolver<FieldValues>;
  save: (values: FieldValues) => Promise<unknown>;
  children: ReactNode;
};

/** A sample page's form: save bar, leave guard, and refusals at their fields. */
export const SampleForm = ({ record, resolver, save, children }: Props) => {
  const notify = useNotify();
  const submit = async (values: FieldValues) => {
    try {
      await save(values);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
    notify('sample.saved', { type: 'success' });
    return undefined;
  };
  return (
    <Form record={record} resolver={resolver} onSubmit={submit} noValidate>
      <TellFixed />
      <TypingGuard />
      {children}
      <SaveBar />
    </Form>
  );
};
