import { useTranslate } from 'react-admin';
import { SecretInput } from '../auth/SecretInput.tsx';

type Props = { source: string; label?: string; autoFocus?: boolean };

/** The person's current password. */
export const OwnPasswordInput = ({ source, label, autoFocus }: Props) => {
  const t = useTranslate();
  return (
    <SecretInput
      source={source}
      label={label ?? t('account.password')}
      helperText={label ? false : t('account.password_why')}
      autoComplete="current-password"
      autoFocus={autoFocus}
      fullWidth
    />
  );
};
