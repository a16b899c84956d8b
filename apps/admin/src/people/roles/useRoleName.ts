import type { RoleRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** The name of a role: built-in ones in the reader's language, custom ones as entered. */
export function useRoleName(): (role: Pick<RoleRecord, 'key' | 'name' | 'isBuiltIn'>) => string {
  const t = useTranslate();
  return ({ key, name, isBuiltIn }) => (isBuiltIn ? t(`roles.built_in.${key}`, { _: name }) : name);
}
