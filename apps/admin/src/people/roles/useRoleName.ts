import type { RoleRecord } from '@kontor/domain';
import { useTranslate } from 'react-admin';

/** Built-in roles are called in the reader's language, the firm's own as the firm calls them. */
export function useRoleName(): (role: Pick<RoleRecord, 'key' | 'name' | 'isBuiltIn'>) => string {
  const t = useTranslate();
  return ({ key, name, isBuiltIn }) => (isBuiltIn ? t(`roles.built_in.${key}`, { _: name }) : name);
}
