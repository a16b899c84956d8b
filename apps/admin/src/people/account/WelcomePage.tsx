import { Box, Button, Card, CardContent } from '@mui/material';
import { useState } from 'react';
import { Form, TextInput, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { AccountRecord } from '@kontor/domain';
import { useSetup } from '../../firm/settings/setup/useSetup.ts';
import { useKontor } from '../../platform/api/dataProvider.ts';
import { fieldErrorsOf } from '../../platform/api/calls/fieldErrorsOf.ts';
import { LoadFailed } from '../../platform/page/LoadFailed.tsx';
import { PageHeader } from '../../platform/page/PageHeader.tsx';
import { PageSkeleton } from '../../platform/shell/pages/PageSkeleton.tsx';
import { useAccount, useAccountChanged } from './useAccount.ts';

/** Registering asks for no name, so this page does. Until there is one, the history shows the user name. */
export const WelcomePage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const { data, isError, refetch } = useAccount();
  // Whoever is quicker than this answer would be led past the set-up.
  const { data: setup, isLoading } = useSetup();
  const goOn = () => void navigate(setup && !setup.done ? '/setup' : '/', { replace: true });
  return (
    <Box sx={{ maxWidth: 560 }}>
      <PageHeader title={t('pages./welcome')} subtitle={t('account.welcome.text')} />
      {isError ? (
        <LoadFailed text={t('account.failed')} onRetry={refetch} />
      ) : data && !isLoading ? (
        <Names account={data} onDone={goOn} />
      ) : (
        <PageSkeleton />
      )}
    </Box>
  );
};

const Names = ({ account, onDone }: { account: AccountRecord; onDone: () => void }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { call } = useKontor();
  const changed = useAccountChanged();
  const [busy, setBusy] = useState(false);
  const submit = async (values: FieldValues) => {
    const { firstName, lastName } = values as Pick<AccountRecord, 'firstName' | 'lastName'>;
    const { phone, language, version, username } = account;
    const fullName = [firstName, lastName].filter(Boolean).join(' ');
    const displayName = account.displayName === username ? fullName : account.displayName;
    setBusy(true);
    try {
      const body = { firstName, lastName, displayName, phone, language, version };
      await changed(await call<AccountRecord>('PUT', '/account', { body }));
      onDone();
      return undefined;
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (!errors) notify((error as Error).message, { type: 'error' });
      return errors;
    } finally {
      setBusy(false);
    }
  };
  const needed = (value: unknown) => (typeof value === 'string' && value.trim() ? undefined : t('account.welcome.enter_name'));
  return (
    <Card>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Form record={account} onSubmit={submit} noValidate>
          <TextInput
            source="firstName"
            isRequired
            autoFocus
            validate={needed}
            label={t('account.profile.firstName')}
            autoComplete="given-name"
            helperText={false}
          />
          <TextInput source="lastName" label={t('account.profile.lastName')} autoComplete="family-name" helperText={false} />
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 2 }}>
            <Button onClick={onDone}>{t('account.welcome.later')}</Button>
            <Button type="submit" variant="contained" loading={busy}>
              {t('account.welcome.go_on')}
            </Button>
          </Box>
        </Form>
      </CardContent>
    </Card>
  );
};
