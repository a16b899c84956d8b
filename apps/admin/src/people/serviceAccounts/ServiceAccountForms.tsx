import { ServiceAccountInput, type ServiceAccountRecord } from '@kontor/domain';
import { TextInput, useTranslate } from 'react-admin';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { FormSection, Wide } from '../../platform/form/FormSection.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { BooleanInput } from '../../platform/inputs/BooleanInput.tsx';
import { RoleInput } from '../users/RoleInput.tsx';

const Inputs = () => {
  const t = useTranslate();
  return (
    <FormSection title={t('resources.serviceAccounts.name', { smart_count: 1 })}>
      <TextInput source="name" required autoFocus />
      <RoleInput />
      <Wide>
        <TextInput source="note" multiline helperText="serviceAccounts.note_hint" />
      </Wide>
      <Wide>
        <BooleanInput source="active" helperText="serviceAccounts.active_hint" />
      </Wide>
    </FormSection>
  );
};

export const ServiceAccountCreate = () => (
  <FormPage mode="create" resolver={useValidation(ServiceAccountInput)} defaultValues={{ name: '', active: true }} bare>
    <Inputs />
  </FormPage>
);

export const ServiceAccountEdit = () => (
  <FormPage
    mode="edit"
    resolver={useValidation(ServiceAccountInput)}
    titleOf={({ name }: ServiceAccountRecord) => name}
    headerOf={() => ({ overflow: <DeleteAction asMenuItem /> })}
    bare
  >
    <Inputs />
  </FormPage>
);
