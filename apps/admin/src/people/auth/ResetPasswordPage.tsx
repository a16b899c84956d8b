import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { clearSession } from '../../platform/api/session/session.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { useAccountLink } from './useAccountLink.ts';

export const ResetPasswordPage = () => {
  const t = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { token, owner, error, refetch } = useAccountLink('reset');
  if (error)
    return (
      <LinkFailed
        error={error}
        onRetry={refetch}
        text={t('kontor.auth.link_bad_text')}
        to="/forgot-password"
        label={t('kontor.auth.ask_again')}
      />
    );
  const done = async () => {
    clearSession(); // All sessions ended with the old password.
    notify('kontor.auth.password_changed', { type: 'success' });
    await navigate('/login', { replace: true });
  };
  return (
    <AuthLayout title={t('kontor.auth.reset_title')} text={owner?.email ?? '\u00a0'}>
      {owner && (
        <ChoosePasswordForm
          call="reset-password"
          token={token}
          owner={owner}
          submitLabel={t('kontor.auth.save_password')}
          onDone={done}
        />
      )}
    </AuthLayout>
  );
};
