import { useTranslate } from 'react-admin';
import { AuthField } from './AuthField.tsx';

/** The email address to sign in with. */
export const EmailField = ({ problem, autoFocus }: { problem: string; autoFocus?: boolean }) => {
  const t = useTranslate();
  return (
    <AuthField
      name="email"
      type="email"
      label={t('kontor.auth.email')}
      autoComplete="username"
      autoFocus={autoFocus}
      problem={problem}
      attributes={{ autoCapitalize: 'none', spellCheck: false }}
    />
  );
};
