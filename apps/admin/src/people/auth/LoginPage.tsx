import { Alert, Box, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useLogin, useNotify, useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { FieldRefusal, type Credentials } from '../../platform/api/session/authProvider.ts';
import { part } from '../../platform/page/page.ts';
import { brandName } from '../../platform/page/brand.tsx';
import { sessionEnded } from '../../platform/api/session/session.ts';
import { useFormat } from '../../platform/format/useFormat.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { EmailField } from './EmailField.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useSignInOptions } from './useSignInOptions.ts';

/** Only those who have a second factor fetch its step. */
const SecondFactorStep = part(() => import('./SecondFactorStep.tsx').then((m) => m.SecondFactorStep));

export const LoginPage = () => {
  const t = useTranslate();
  const login = useLogin();
  const notify = useNotify();
  const format = useFormat();
  const { registration, firstStart, demo } = useSignInOptions();
  const [ended] = useState(sessionEnded);
  const [waiting, setWaiting] = useState<Credentials>();
  const enter = async (credentials: Credentials) => {
    await login(credentials);
    notify('kontor.auth.logged_in', { type: 'success', messageArgs: { time: format.time(new Date()) } });
  };
  const auth = useAuthForm(
    ['email', 'password'],
    ({ email, password }) => ({
      ...(!email.trim() && { email: 'kontor.auth.enter_email' }),
      ...(!password && { password: 'kontor.auth.enter_password' }),
    }),
    async ({ email, password }) => {
      const credentials = { email: email.trim(), password };
      await enter(credentials).catch((error: unknown) => {
        if (!(error instanceof FieldRefusal) || error.code !== 'auth.second_factor_required') throw error;
        setWaiting(credentials);
      });
    },
  );
  // Nobody can log in yet.
  if (firstStart) return <Navigate to="/register" replace />;
  if (waiting)
    return (
      <Suspense fallback={null}>
        <SecondFactorStep enter={(code) => enter({ ...waiting, code })} onBack={() => setWaiting(undefined)} />
      </Suspense>
    );
  return (
    <AuthLayout title={t('kontor.auth.login_title', { name: brandName })} text={t('kontor.auth.login_text')}>
      {ended && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {t('kontor.auth.session_ended')}
        </Alert>
      )}
      <AuthForm of={auth} submitLabel={t('kontor.auth.login')}>
        <EmailField autoFocus problem={auth.textOf('email')} />
        <PasswordField
          name="password"
          label={t('kontor.auth.password')}
          autoComplete="current-password"
          problem={auth.textOf('password')}
        />
      </AuthForm>
      <Box sx={{ mt: 2 }}>
        <Link to="/forgot-password">{t('kontor.auth.forgot')}</Link>
      </Box>
      {demo && <DemoAccounts form={auth.form} />}
      {registration && (
        <Typography sx={{ mt: 3 }} color="textSecondary">
          {t('kontor.auth.no_account')} <Link to="/register">{t('kontor.auth.to_register')}</Link>
        </Typography>
      )}
    </AuthLayout>
  );
};
