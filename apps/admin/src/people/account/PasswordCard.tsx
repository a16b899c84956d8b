import { ChangePasswordInput } from '@kontor/domain';
import { Box, Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { useWatch, type FieldValues } from 'react-hook-form';
import { usePasswordHint } from '../auth/NewPasswordField.tsx';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { fieldErrorsOf } from '../../platform/api/calls/fieldErrorsOf.ts';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { OwnPasswordInput } from './OwnPasswordInput.tsx';
import { SecretInput } from '../auth/SecretInput.tsx';

const empty = { currentPassword: '', newPassword: '' };

export const PasswordCard = ({ email }: { email: string }) => {
  const t = useTranslate();
  const { call } = useKontor();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const resolver = useValidation(ChangePasswordInput);
  const [times, setTimes] = useState(0);
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: ChangePasswordInput) =>
      call('PUT', '/account/password', { body: { currentPassword, newPassword } }),
  });
  const submit = async (values: FieldValues) => {
    try {
      await change.mutateAsync(values as ChangePasswordInput);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
    notify('account.change_password.done', { type: 'success' });
    setTimes(times + 1);
    await queryClient.invalidateQueries({ queryKey: ['account', 'sessions'] });
    return undefined;
  };
  return (
    <Form key={times} record={empty} resolver={resolver} onSubmit={submit} noValidate disableInvalidFormNotification>
      <FormSection title={t('account.change_password.title')} hint={t('account.change_password.text')}>
        {/* For password managers, which store a password with its user name. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <OwnPasswordInput source="currentPassword" label={t('account.change_password.current')} />
        <NewPassword />
        <Wide>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
            <Button type="submit" variant="outlined" loading={change.isPending}>
              {t('account.change_password.submit')}
            </Button>
          </Box>
        </Wide>
      </FormSection>
    </Form>
  );
};

const NewPassword = () => {
  const t = useTranslate();
  const hintFor = usePasswordHint();
  const typed: unknown = useWatch({ name: 'newPassword' });
  return (
    <SecretInput
      source="newPassword"
      label={t('account.change_password.new')}
      autoComplete="new-password"
      helperText={hintFor(typeof typed === 'string' ? typed : '')}
    />
  );
};
