import type { UserRecord } from '@kontor/domain';
import { useRoleName } from '../roles/useRoleName.ts';

/** The role of a person as the reader calls it; nothing where they may not know. */
export function useRoleOf(): (user: UserRecord) => string | undefined {
  const nameOf = useRoleName();
  return ({ roleKey, roleName }) => roleName && nameOf({ key: roleKey, name: roleName, isBuiltIn: true });
}
