import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { register } from '../shared/authProvider.ts';
import { AuthField } from './AuthField.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';

export const RegisterPage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const authProvider = useAuthProvider();
  const { form, busy, onSubmit, textOf } = useAuthForm(
    ['username', 'email', 'password'],
    ({ username, email, password }) => ({
      ...(!username.trim() && { username: 'kontor.auth.enter_username' }),
      ...(!email.trim() && { email: 'kontor.auth.enter_email' }),
      ...(password.length < 8 && { password: password ? 'kontor.auth.password_short' : 'kontor.auth.enter_password' }),
    }),
    async ({ username, email, password }) => {
      await register({ username: username.trim(), email: email.trim(), password });
      await authProvider?.login({ email: email.trim(), password });
      // The routes around this page remember that nobody was logged in, and would log out whoever leaves it.
      await queryClient.invalidateQueries({ queryKey: ['auth'] });
      await navigate('/', { replace: true });
    },
  );
  return (
    <AuthLayout title={t('kontor.auth.register_title')} text={t('kontor.auth.register_text')}>
      <Box component="form" ref={form} noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 0.5 }}>
        {textOf('form') && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {textOf('form')}
          </Alert>
        )}
        <AuthField
          name="username"
          label={t('kontor.auth.username')}
          autoComplete="nickname"
          autoFocus
          problem={textOf('username')}
        />
        <AuthField
          name="email"
          type="email"
          label={t('kontor.auth.email')}
          autoComplete="username"
          problem={textOf('email')}
          attributes={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordField
          name="password"
          label={t('kontor.auth.password')}
          autoComplete="new-password"
          problem={textOf('password')}
          hint={t('kontor.auth.password_hint')}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ minHeight: 44, mt: 1 }}>
          {t('kontor.auth.register')}
        </Button>
      </Box>
      <Typography sx={{ mt: 3 }} color="textSecondary">
        {t('kontor.auth.has_account')} <Link to="/login">{t('kontor.auth.to_login')}</Link>
      </Typography>
    </AuthLayout>
  );
};
