import type { AccountLinkRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { post } from '../../platform/api/session/authProvider.ts';
import { AuthForm } from './AuthForm.tsx';
import { NewPasswordField, passwordProblem } from './NewPasswordField.tsx';
import { useAuthForm } from './useAuthForm.ts';

type Props = {
  /** The API call, such as `reset-password`. */
  call: string;
  token: string;
  owner: AccountLinkRecord;
  submitLabel: string;
  onDone: (password: string) => Promise<unknown>;
};

/** A form to choose a password, for the owner of a link. */
export const ChoosePasswordForm = ({ call, token, owner, submitLabel, onDone }: Props) => {
  const t = useTranslate();
  const auth = useAuthForm(
    ['password'],
    ({ password }) => {
      const problem = passwordProblem(password);
      return problem ? { password: problem } : {};
    },
    async ({ password }) => {
      await post(`/api/v1/account/${call}`, { token, password });
      await onDone(password);
    },
  );
  return (
    <AuthForm of={auth} submitLabel={submitLabel}>
      {/* For password managers, which store a password with its user name. */}
      <input type="text" name="username" autoComplete="username" value={owner.email} readOnly hidden />
      <NewPasswordField name="password" label={t('kontor.auth.new_password')} autoFocus problem={auth.textOf('password')} />
    </AuthForm>
  );
};
