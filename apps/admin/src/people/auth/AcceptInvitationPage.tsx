import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { brandName } from '../../platform/page/brand.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { LinkFailed } from './LinkFailed.tsx';
import { useAccountLink } from './useAccountLink.ts';

/** An invited person chooses a password and is logged in. */
export const AcceptInvitationPage = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const authProvider = useAuthProvider();
  const { token, owner, error, refetch } = useAccountLink('invite');
  if (error)
    return (
      <LinkFailed
        error={error}
        onRetry={refetch}
        text={t('kontor.auth.invite_bad_text')}
        to="/login"
        label={t('kontor.auth.back_to_login')}
      />
    );
  const enter = async (password: string) => {
    await authProvider?.login({ email: owner?.email, password });
    await queryClient.invalidateQueries({ queryKey: ['auth'] });
    await navigate('/', { replace: true });
  };
  return (
    <AuthLayout
      title={t('kontor.auth.invite_title', { name: brandName })}
      text={owner ? t('kontor.auth.invite_text', { name: owner.displayName, email: owner.email }) : '\u00a0'}
    >
      {owner && (
        <ChoosePasswordForm
          call="accept-invitation"
          token={token}
          owner={owner}
          submitLabel={t('kontor.auth.accept')}
          onDone={enter}
        />
      )}
    </AuthLayout>
  );
};
