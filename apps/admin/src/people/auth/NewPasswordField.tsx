import { isCommonPassword, passwordMin } from '@kontor/domain';
import { useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordField } from './PasswordField.tsx';

type Props = Pick<ComponentProps<typeof PasswordField>, 'name' | 'label' | 'problem' | 'autoFocus'>;

/** Returns, in words, what a password still lacks, or how strong it is. */
export function usePasswordHint(): (password: string) => string {
  const t = useTranslate();
  return (password) => {
    if (!password) return t('kontor.auth.password_hint', { min: passwordMin });
    const missing = passwordMin - [...password].length;
    if (missing > 0) return t('kontor.auth.password_more', { smart_count: missing });
    if (isCommonPassword(password)) return t('kontor.auth.password_common');
    return t(missing <= -6 ? 'kontor.auth.password_strong' : 'kontor.auth.password_fine');
  };
}

/** A field for a new password. */
export const NewPasswordField = (props: Props) => {
  const hintFor = usePasswordHint();
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={hintFor(typed)}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};

/** Checks the server's password rules in advance. */
export function passwordProblem(password: string): string | undefined {
  if (!password) return 'kontor.auth.enter_password';
  if ([...password].length < passwordMin) return 'kontor.auth.password_short';
  return isCommonPassword(password) ? 'errors.auth.password_too_common' : undefined;
}
