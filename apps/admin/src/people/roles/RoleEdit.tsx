import { RoleInput, type RoleRecord } from '@kontor/domain';
import { useGetOne, useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { DeleteAction } from '../../platform/action/DeleteAction.tsx';
import { FormPage } from '../../platform/form/FormPage.tsx';
import { useValidation } from '../../platform/form/validateWith.ts';
import { RoleInputs } from './RoleInputs.tsx';

/** Edits a role. Built-in roles are shown only; they can be copied instead. */
export const RoleEdit = () => {
  const t = useTranslate();
  const resolver = useValidation(RoleInput);
  const { id = '' } = useParams();
  const { data: role } = useGetOne<RoleRecord>('roles', { id: Number(id) });
  if (role?.isBuiltIn) return <Navigate to={`/roles/${id}/show`} replace />;
  return (
    <FormPage
      mode="edit"
      resolver={resolver}
      titleOf={({ name }: RoleRecord) => name}
      headerOf={(record) => ({
        overflow: <DeleteAction asMenuItem disabledReason={record?.userCount ? t('roles.in_use') : undefined} />,
      })}
      bare
    >
      <RoleInputs />
    </FormPage>
  );
};
