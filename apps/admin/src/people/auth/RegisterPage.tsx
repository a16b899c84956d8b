import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { register } from '../../platform/api/session/authProvider.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField, passwordProblem } from './NewPasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useSignInOptions } from './useSignInOptions.ts';

export const RegisterPage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const authProvider = useAuthProvider();
  const { registration, firstStart, known } = useSignInOptions();
  const auth = useAuthForm(
    ['username', 'email', 'password'],
    ({ username, email, password }) => {
      const problem = passwordProblem(password);
      return {
        ...(!username.trim() && { username: 'kontor.auth.enter_username' }),
        ...(!email.trim() && { email: 'kontor.auth.enter_email' }),
        ...(problem && { password: problem }),
      };
    },
    async ({ username, email, password }) => {
      await register({ username: username.trim(), email: email.trim(), password });
      await authProvider?.login({ email: email.trim(), password });
      // The routes around this page cached that nobody is logged in, and would log the person out on leaving.
      await queryClient.invalidateQueries({ queryKey: ['auth'] });
      await navigate('/welcome', { replace: true });
    },
  );
  const closed = known && !registration;
  const what = closed ? 'closed' : firstStart ? 'first' : 'register';
  return (
    <AuthLayout title={t(`kontor.auth.${what}_title`)} text={t(`kontor.auth.${what}_text`)}>
      {!closed && (
        <AuthForm of={auth} submitLabel={t('kontor.auth.register')}>
          <AuthField
            name="username"
            label={t('kontor.auth.username')}
            autoComplete="nickname"
            autoFocus
            problem={auth.textOf('username')}
          />
          <EmailField problem={auth.textOf('email')} />
          <NewPasswordField name="password" label={t('kontor.auth.password')} problem={auth.textOf('password')} />
        </AuthForm>
      )}
      {!firstStart && (
        <Typography sx={{ mt: 3 }} color="textSecondary">
          {t('kontor.auth.has_account')} <Link to="/login">{t('kontor.auth.to_login')}</Link>
        </Typography>
      )}
    </AuthLayout>
  );
};
