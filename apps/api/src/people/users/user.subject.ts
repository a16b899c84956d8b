import { sql } from 'kysely';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { storedAvatars } from './avatar-address.ts';
import { noPasswordYet, User } from './user.entity.ts';

export const userSubject = defineSubject({
  entity: User,
  secret: ['passwordHash', 'personalId', 'bankAccount'],
  exported: { passwordHash: `'${noPasswordYet}'` },
  files: { telling: 'personalId' },
  stored: storedAvatars,
  search: {
    group: 'users',
    place: 60,
    id: 'u.id',
    find: (
      { has },
      allowed,
      limit,
    ) => sql`select u.id, u.display_name as title, r.name as subtitle, '/users/' || u.id || '/show' as link
      from user_account u join role r on r.id = u.role_id where u.active and ${has('u.display_name')} and ${allowed} order by u.display_name, u.id limit ${limit}`,
  },
  constraints: {
    user_account_email_unique: { code: 'auth.email_in_use', field: 'email' },
    user_account_username_unique: { code: 'auth.username_in_use', field: 'username' },
    user_account_manager: { code: 'user.own_manager', field: 'managerId' },
    user_account_last_admin: { code: 'user.cannot_leave_no_admin' },
  },
});
