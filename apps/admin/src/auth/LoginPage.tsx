import { Alert, Box, Button, Typography } from '@mui/material';
import { useLogin, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { brandName } from '../shared/brand.tsx';
import { useFormat } from '../shared/useFormat.ts';
import { AuthField } from './AuthField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { useSignInOptions } from './useSignInOptions.ts';

export const LoginPage = () => {
  const t = useTranslate();
  const login = useLogin();
  const notify = useNotify();
  const format = useFormat();
  const { registration, demo } = useSignInOptions();
  const { form, busy, onSubmit, textOf } = useAuthForm(
    ['email', 'password'],
    ({ email, password }) => ({
      ...(!email.trim() && { email: 'kontor.auth.enter_email' }),
      ...(!password && { password: 'kontor.auth.enter_password' }),
    }),
    async ({ email, password }) => {
      await login({ email: email.trim(), password });
      notify('kontor.auth.logged_in', { type: 'success', messageArgs: { time: format.time(new Date()) } });
    },
  );
  return (
    <AuthLayout title={t('kontor.auth.login_title', { name: brandName })} text={t('kontor.auth.login_text')}>
      <Box component="form" ref={form} noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 0.5 }}>
        {textOf('form') && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {textOf('form')}
          </Alert>
        )}
        <AuthField
          name="email"
          type="email"
          label={t('kontor.auth.email')}
          autoComplete="username"
          autoFocus
          problem={textOf('email')}
          attributes={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordField
          name="password"
          label={t('kontor.auth.password')}
          autoComplete="current-password"
          problem={textOf('password')}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ minHeight: 44 }}>
          {t('kontor.auth.login')}
        </Button>
      </Box>
      {demo && <DemoAccounts form={form} />}
      {registration && (
        <Typography sx={{ mt: 3 }} color="textSecondary">
          {t('kontor.auth.no_account')} <Link to="/register">{t('kontor.auth.to_register')}</Link>
        </Typography>
      )}
    </AuthLayout>
  );
};
