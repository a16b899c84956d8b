import { AccountInput, languages, type AccountRecord } from '@kontor/domain';
import { Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Form, SelectInput, TextInput, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import { markLanguage } from '../../platform/i18n/index.ts';
import { languageNames } from '../../platform/i18n/languages.ts';
import { useRoleName } from '../roles/useRoleName.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { useMarkDirty } from '../../platform/page/dirtyForms.ts';
import { fieldErrorsOf } from '../../platform/api/calls/fieldErrorsOf.ts';
import { TypingGuard } from '../../platform/form/typing/TypingGuard.tsx';
import { TellFixed } from '../../platform/form/TellFixed.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { readSession } from '../../platform/api/session/session.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useAccountChanged } from './useAccount.ts';

const choices = languages.map((id) => ({ id, name: languageNames[id] }));

export const ProfileForm = ({ account }: { account: AccountRecord }) => {
  const t = useTranslate();
  const { call } = useKontor();
  const notify = useNotify();
  const changed = useAccountChanged();
  const resolver = useValidation(AccountInput);
  const nameOf = useRoleName();
  const [locale, setLocale] = useLocaleState();
  const roleOf = (name: string) => nameOf({ key: readSession()?.userData.role ?? '', name, isBuiltIn: true });
  const save = useMutation({
    mutationFn: ({ firstName, lastName, displayName, phone, language }: AccountInput) =>
      call<AccountRecord>('PUT', '/account', {
        body: { firstName, lastName, displayName, phone, language, version: account.version },
      }),
  });
  const submit = async (values: FieldValues) => {
    try {
      const saved = await save.mutateAsync(values as AccountInput);
      notify('account.saved', { type: 'success' });
      await changed(saved);
      if (saved.language !== locale) {
        markLanguage(saved.language);
        setLocale(saved.language);
      }
      return undefined;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      // With errors at its fields, the form says so itself.
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    }
  };
  return (
    <Form key={account.version} record={account} resolver={resolver} onSubmit={submit} noValidate>
      <TellFixed />
      <TypingGuard />
      <FormSection title={t('account.profile.title')}>
        <TextInput
          source="firstName"
          required
          label={t('account.profile.firstName')}
          autoComplete="given-name"
          helperText={false}
        />
        <TextInput source="lastName" label={t('account.profile.lastName')} autoComplete="family-name" helperText={false} />
        <TextInput
          source="displayName"
          required
          label={t('account.profile.displayName')}
          autoComplete="nickname"
          helperText={false}
        />
        <TextInput source="phone" type="tel" label={t('account.profile.phone')} autoComplete="tel" helperText={false} />
        <TextInput source="roleName" label={t('account.profile.role')} format={roleOf} readOnly helperText={false} />
        <SelectInput
          source="language"
          label={t('account.profile.language')}
          choices={choices}
          translateChoice={false}
          helperText={t('account.profile.language_hint')}
        />
        <Wide>
          <Save busy={save.isPending} />
        </Wide>
      </FormSection>
    </Form>
  );
};

const Save = ({ busy }: { busy: boolean }) => {
  const t = useTranslate();
  const { isDirty } = useFormState();
  useMarkDirty(isDirty);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
      <Button type="submit" variant="contained" disabled={!isDirty} loading={busy}>
        {t('account.save')}
      </Button>
    </Box>
  );
};
