import type { RoleRecord } from '@kontor/domain';
import { flag, moment, name, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const roleList = listOf<Omit<RoleRecord, 'rights'>>({
  name: 'roles',
  subject: 'Role',
  table: 'role r',
  columns: {
    id: whole('r.id'),
    version: shown('r.version'),
    createdAt: moment('r.created_at'),
    updatedAt: moment('r.updated_at'),
    key: text('r.key'),
    name: name('r.name'),
    isBuiltIn: flag('r.is_built_in'),
    userCount: whole('(select count(*)::int from user_account u where u.role_id = r.id)'),
    rules: shown('r.rules'),
  },
  search: ['key', 'name'],
  sort: ['name', 'ASC'],
});
