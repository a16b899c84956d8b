import { InvitationInput } from '@kontor/domain';
import { SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { FormSection } from '../../platform/form/FormSection.tsx';
import { useOrganisation } from '../../platform/api/useOrganisation.ts';
import { useValidation } from '../../platform/form/validateWith.ts';
import { useNoMail } from '../auth/useSignInOptions.ts';
import { RoleInput } from './RoleInput.tsx';
import { useTellInvited } from './useTellInvited.ts';

/** The user name follows the email address until changed by hand. */
const Email = () => {
  const { setValue, getFieldState, formState } = useFormContext();
  const follow = (email: string) => {
    if (!getFieldState('username', formState).isDirty)
      setValue(
        'username',
        email
          .split('@')[0]
          ?.toLowerCase()
          .replace(/[^\p{L}\p{N}._-]/gu, '')
          .slice(0, 50) ?? '',
      );
  };
  return (
    <TextInput
      source="email"
      type="email"
      required
      onChange={(event: { target: { value: string } } | string) => follow(typeof event === 'string' ? event : event.target.value)}
    />
  );
};

/** Invites a person, who gets an email and chooses a password. */
export const UserInvite = () => {
  const t = useTranslate();
  const resolver = useValidation(InvitationInput);
  const noMail = useNoMail();
  const tell = useTellInvited();
  const language = useOrganisation()?.language ?? 'en';
  return (
    <FormPage
      mode="create"
      title={t('users.action.invite_user')}
      saveLabel="users.action.send_invitation"
      resolver={resolver}
      defaultValues={{ language }}
      tell={tell}
      bare
    >
      <FormSection title={t('users.sections.who')} hint={t(noMail ? 'users.hint.invite_kept' : 'users.hint.invite')}>
        <TextInput source="firstName" required autoFocus />
        <TextInput source="lastName" />
        <Email />
        <TextInput source="username" required />
        <RoleInput />
        <SelectInput
          source="language"
          choices={languages.map((id) => ({ id, name: languageNames[id] }))}
          helperText="users.hint.language"
        />
        <TextInput source="phone" type="tel" />
      </FormSection>
    </FormPage>
  );
};
