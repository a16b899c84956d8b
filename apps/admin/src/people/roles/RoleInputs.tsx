import { TextInput, useTranslate } from 'react-admin';
import { FormSection } from '../../platform/form/FormSection.tsx';
import { RightsInput } from './RightsInput.tsx';

export const RoleInputs = () => {
  const t = useTranslate();
  return (
    <>
      <FormSection title={t('resources.roles.name', { smart_count: 1 })} hint={t('roles.rights_hint')}>
        <TextInput source="name" required autoFocus />
      </FormSection>
      <RightsInput />
    </>
  );
};
