import type { RoleRecord } from '@kontor/domain';
import { useRoleName } from '../roles/useRoleName.ts';
import { ReferencePicker } from '../../platform/inputs/picker/ReferencePicker.tsx';

export const RoleInput = () => {
  const nameOf = useRoleName();
  return (
    <ReferencePicker
      source="roleId"
      reference="roles"
      required
      sort={{ field: 'name', order: 'ASC' }}
      optionText={(role: RoleRecord) => nameOf(role)}
    />
  );
};
