import { RoleInput, type RoleRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';
import { DeleteAction } from '../shared/DeleteAction.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { useValidation } from '../shared/validateWith.ts';
import { RoleInputs } from './RoleInputs.tsx';

export const RoleEdit = () => {
  const t = useTranslate();
  const resolver = useValidation(RoleInput);
  return (
    <FormPage
      mode="edit"
      resolver={resolver}
      titleOf={(record) => (record as RoleRecord).name}
      headerOf={(record) => ({
        overflow: (
          <DeleteAction
            asMenuItem
            disabledReason={(record as RoleRecord | undefined)?.userCount ? t('roles.in_use') : undefined}
          />
        ),
      })}
      bare
    >
      <RoleInputs />
    </FormPage>
  );
};
