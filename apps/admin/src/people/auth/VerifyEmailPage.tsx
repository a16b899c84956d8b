import { Alert, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { post } from '../../platform/api/session/authProvider.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { useAccountLink } from './useAccountLink.ts';
import { useAuthForm } from './useAuthForm.ts';

/** Confirming needs a click: mail scanners open every link. */
export const VerifyEmailPage = () => {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const { token, owner, error, refetch } = useAccountLink('confirm');
  const [done, setDone] = useState(false);
  const auth = useAuthForm(
    [],
    () => ({}),
    async () => {
      await post('/api/v1/account/confirm-email', { token });
      await queryClient.invalidateQueries({ queryKey: ['account'] });
      setDone(true);
    },
  );
  if (error)
    return (
      <LinkFailed
        error={error}
        onRetry={refetch}
        text={t('kontor.auth.verify_bad_text')}
        to="/account"
        label={t('kontor.auth.to_account')}
      />
    );
  return (
    <AuthLayout title={t('kontor.auth.verify_title')} text={owner?.email ?? '\u00a0'}>
      {done ? (
        <>
          <Alert severity="success" role="status" sx={{ mb: 2 }}>
            {t('kontor.auth.verified')}
          </Alert>
          <Button component={Link} to="/" variant="contained" size="large" fullWidth sx={{ minHeight: 44 }}>
            {t('kontor.auth.continue')}
          </Button>
        </>
      ) : (
        owner && (
          <AuthForm of={auth} submitLabel={t('kontor.auth.verify')}>
            <Typography sx={{ mb: 2 }}>{t('kontor.auth.verify_text', { name: owner.displayName })}</Typography>
          </AuthForm>
        )
      )}
    </AuthLayout>
  );
};
