import { classifierTypes } from '@kontor/domain';
import { SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { useClassifierChoices } from '../../firm/classifiers/useClassifierChoices.ts';
import { ability, may } from '../../platform/api/ability.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';
import { CountryInput } from '../../platform/inputs/CountryInput.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { maySee } from '../../platform/api/maySee.ts';
import { readSession } from '../../platform/api/session/session.ts';
import { StatusChip } from '../../platform/format/StatusChip.tsx';
import { MaskedInput } from './MaskedInput.tsx';
import { RoleInput } from './RoleInput.tsx';

/** Fields hidden from the reader are left out; the API refuses them anyway. */
const mayChange = (field: string): boolean => maySee('User', field) && ability.can('update', 'User', field);

const Size = ({ source }: { source: string }) => {
  const { choices } = useClassifierChoices(classifierTypes.clothingSize);
  const chosen: unknown = useWatch({ name: source });
  return <SelectInput source={source} choices={choices.filter(({ id, active }) => active || id === chosen)} />;
};

const Account = () => {
  const t = useTranslate();
  const record = useRecordContext();
  const email: unknown = useWatch({ name: 'email' });
  const isNew = record !== undefined && email !== record['email'];
  const own = record?.id === readSession()?.userData.id;
  return (
    <FormSection title={t('users.sections.account')}>
      {mayChange('email') && (
        <TextInput
          source="email"
          type="email"
          required
          helperText={isNew ? 'users.hint.new_email' : false}
          slotProps={{
            input: {
              endAdornment: !isNew && record && <StatusChip status={record['emailConfirmed'] ? 'confirmed' : 'unconfirmed'} />,
            },
          }}
        />
      )}
      {mayChange('username') && <TextInput source="username" required />}
      {mayChange('roleId') && may('list', 'Role') && <RoleInput />}
      {mayChange('language') && (
        <SelectInput source="language" isRequired choices={languages.map((id) => ({ id, name: languageNames[id] }))} />
      )}
      {mayChange('managerId') && (
        <ReferencePicker
          source="managerId"
          reference="users"
          optionText="displayName"
          filter={{ active: true }}
          sort={{ field: 'displayName', order: 'ASC' }}
          helperText="users.hint.manager"
        />
      )}
      {mayChange('active') && (
        <Wide>
          <BooleanInput source="active" disabled={own} helperText={own ? 'users.hint.not_yourself' : 'users.hint.active'} />
        </Wide>
      )}
    </FormSection>
  );
};

export const UserInputs = () => {
  const t = useTranslate();
  const personal = (['personalId', 'bankAccount'] as const).filter(mayChange);
  return (
    <>
      <FormSection title={t('users.sections.who')}>
        <TextInput source="firstName" required autoFocus />
        <TextInput source="lastName" />
        <TextInput source="displayName" required helperText="users.hint.display_name" />
        {mayChange('phone') && <TextInput source="phone" type="tel" />}
      </FormSection>
      <Account />
      {personal.length > 0 && (
        <FormSection title={t('users.sections.personal')} hint={t('users.hint.personal')}>
          {personal.map((source) => (
            <MaskedInput key={source} source={source} />
          ))}
        </FormSection>
      )}
      {mayChange('street') && (
        <FormSection title={t('users.sections.address')}>
          <Wide>
            <TextInput source="street" />
          </Wide>
          <TextInput source="zipCode" />
          <TextInput source="city" />
          <CountryInput source="country" />
          <TextInput source="livingAddress" helperText="users.hint.living_address" />
        </FormSection>
      )}
      {mayChange('emergencyName') && (
        <FormSection title={t('users.sections.emergency')}>
          <TextInput source="emergencyName" />
          <TextInput source="emergencyPhone" type="tel" />
        </FormSection>
      )}
      {mayChange('jacketSizeId') && (
        <FormSection title={t('users.sections.sizes')}>
          <Size source="jacketSizeId" />
          <Size source="pantSizeId" />
          <Size source="shoeSizeId" />
        </FormSection>
      )}
    </>
  );
};
