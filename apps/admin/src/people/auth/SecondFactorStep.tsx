import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldRefusal } from '../../platform/api/session/authProvider.ts';
import { AuthField } from './AuthField.tsx';
import { AuthForm } from './AuthForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { useAuthForm } from './useAuthForm.ts';

type Props = { enter: (code: string) => Promise<unknown>; onBack: () => void };

/** After the right password: asks for the authenticator's code. */
export const SecondFactorStep = ({ enter, onBack }: Props) => {
  const t = useTranslate();
  const auth = useAuthForm(
    ['code'],
    ({ code }) => (code.trim() ? {} : { code: 'kontor.auth.enter_code' }),
    ({ code }) =>
      enter(code.trim()).catch((error: unknown) => {
        const refused = error instanceof FieldRefusal && error.code?.startsWith('auth.second_factor');
        throw refused ? new FieldRefusal({ code: `errors.${error.code}` }) : error;
      }),
  );
  return (
    <AuthLayout title={t('kontor.auth.code_title')} text={t('kontor.auth.code_text')}>
      <AuthForm of={auth} submitLabel={t('kontor.auth.login')}>
        <AuthField
          name="code"
          label={t('kontor.auth.code')}
          autoComplete="one-time-code"
          autoFocus
          problem={auth.textOf('code')}
          hint={t('kontor.auth.code_hint')}
          attributes={{ autoCapitalize: 'none', spellCheck: false, maxLength: 30 }}
        />
      </AuthForm>
      <Button onClick={onBack} sx={{ mt: 1.5 }}>
        {t('kontor.auth.back_to_login')}
      </Button>
    </AuthLayout>
  );
};
