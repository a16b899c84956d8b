import { Alert, AlertTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FieldRefusal, post } from '../../platform/api/session/authProvider.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { EmailField } from './EmailField.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { useNoMail } from './useSignInOptions.ts';

/** The answer is the same whether the account exists or not. */
export const ForgotPasswordPage = () => {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const noMail = useNoMail();
  const auth = useAuthForm(
    ['email'],
    ({ email }) => (email.trim() ? {} : { email: 'kontor.auth.enter_email' }),
    async ({ email: typed }) => {
      const email = typed.trim();
      // Without a mail server no link could arrive.
      if (noMail) throw new FieldRefusal({ form: 'kontor.auth.link_failed' });
      await post('/api/v1/account/forgot-password', { email }).catch((error: unknown) => {
        if (error instanceof FieldRefusal && (error.fields['email'] || error.code === 'error.too_many_requests')) throw error;
        throw new FieldRefusal({ form: 'kontor.auth.link_failed' });
      });
      setSentTo(email);
    },
  );
  return (
    <AuthLayout title={t('kontor.auth.forgot_title')} text={t('kontor.auth.forgot_text')}>
      {sentTo ? (
        <Alert severity="success" role="status">
          <AlertTitle>{t('kontor.auth.link_sent')}</AlertTitle>
          {t('kontor.auth.link_sent_text', { email: sentTo })}
        </Alert>
      ) : (
        <AuthForm of={auth} submitLabel={t('kontor.auth.send_link')}>
          <EmailField autoFocus problem={auth.textOf('email')} />
        </AuthForm>
      )}
      <Typography sx={{ mt: 3 }}>
        <Link to="/login">{t('kontor.auth.back_to_login')}</Link>
      </Typography>
    </AuthLayout>
  );
};
