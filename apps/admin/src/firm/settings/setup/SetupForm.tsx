import {
  SetupInput,
  setupProblems,
  type BankAccountRecord,
  type NumberSeriesRecord,
  type OrganisationRecord,
  type SetupRecord,
} from '@kontor/domain';
import { Card, CardContent } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useKontor } from '../../../platform/api/dataProvider.ts';
import { fieldErrorsOf } from '../../../platform/api/calls/fieldErrorsOf.ts';
import { useReadAgain } from '../../../platform/api/useCommand.ts';
import { TypingGuard } from '../../../platform/form/typing/TypingGuard.tsx';
import { SaveBar } from '../../../platform/form/SaveBar.tsx';
import { TellFixed } from '../../../platform/form/TellFixed.tsx';
import { useValidation } from '../../../platform/form/validateWith.ts';
import { AccountGroup, NumberInputs } from './PaymentInputs.tsx';
import { FirmInputs, LogoGroup } from './SetupInputs.tsx';
import { setupKeys, setupValues } from './setupValues.ts';
import { setupKey } from './useSetup.ts';

type Props = { organisation: OrganisationRecord; series?: NumberSeriesRecord; account?: BankAccountRecord };

export const SetupForm = ({ organisation, series, account }: Props) => {
  const { call } = useKontor();
  const notify = useNotify();
  const readAgain = useReadAgain();
  const queryClient = useQueryClient();
  const resolver = useValidation(SetupInput, setupProblems);
  // Refreshed data does not replace typed values; saved data does.
  const [begin, setBegin] = useState({ key: 0, values: setupValues({ organisation, series, account }) });
  const save = useMutation({
    mutationFn: (values: FieldValues) =>
      call<SetupRecord>('POST', '/setup', {
        body: { ...Object.fromEntries(setupKeys.map((key) => [key, values[key]])), version: organisation.version },
      }),
  });
  const submit = async (values: FieldValues) => {
    try {
      const setup = await save.mutateAsync(values);
      queryClient.setQueryData(setupKey, setup);
      readAgain();
      await queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      setBegin(({ key }) => ({ key: key + 1, values }));
      notify(setup.done ? 'settings.setup.saved' : 'kontor.form.saved', { type: 'success' });
      window.scrollTo({ top: 0 });
      return undefined;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
  };
  return (
    <Form key={begin.key} record={begin.values} resolver={resolver} onSubmit={submit} mode="onTouched" noValidate>
      <TellFixed />
      <TypingGuard />
      <Card sx={{ maxWidth: 928 }}>
        <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
          <FirmInputs />
          <AccountGroup />
          <NumberInputs />
          <LogoGroup />
        </CardContent>
      </Card>
      <SaveBar always label="settings.setup.save" />
    </Form>
  );
};
