import type { UserRecord } from '@kontor/domain';
import { flag, moment, number, shown, text, whole } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';

export const userList = listOf<UserRecord>({
  name: 'users',
  subject: 'User',
  table: 'user_account u',
  joins: { r: 'join role r on r.id = u.role_id' },
  columns: {
    id: whole('u.id'),
    version: shown('u.version'),
    createdAt: moment('u.created_at'),
    updatedAt: moment('u.updated_at'),
    username: text('u.username'),
    email: text('u.email'),
    fullName: text('u.full_name'),
    displayName: text('u.display_name'),
    avatar: shown('u.avatar'),
    roleId: whole('u.role_id'),
    roleName: text('r.name'),
    language: text('u.language'),
    active: flag('u.active'),
    emailConfirmed: flag('(u.email_confirmed_at is not null)'),
    hourlyRate: number('u.hourly_rate'),
    costRate: number('u.cost_rate'),
  },
  search: ['fullName', 'displayName', 'username', 'email'],
  sort: ['displayName', 'ASC'],
});
