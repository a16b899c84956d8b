import type { RoleRecord } from '@kontor/domain';
import { alphabetic, columnsOf } from '../../platform/rest/columns-of.ts';
import { whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { Role } from './role.entity.ts';

const r = from(Role, 'r');

export const roleList = listOf<Omit<RoleRecord, 'rights'>>('roles', r, {
  columns: columnsOf(r, {
    name: alphabetic,
    userCount: whole('(select count(*)::int from user_account u where u.role_id = r.id)'),
  }),
  search: ['key', 'name'],
  sort: ['name', 'ASC'],
});
