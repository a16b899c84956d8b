import type { UserRecord } from '@kontor/domain';
import { useRoleName } from '../roles/useRoleName.ts';

/** The role of a person by name; undefined where the reader may not know. */
export function useRoleOf(): (user: UserRecord) => string | undefined {
  const nameOf = useRoleName();
  return ({ roleKey, roleName }) => roleName && nameOf({ key: roleKey, name: roleName, isBuiltIn: true });
}
