import type { UserRecord } from '@kontor/domain';
import { flag, moment, name, number, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { noPasswordYet } from './user.entity.ts';

const rateToday = (column: string): string =>
  `(select ur.${column} from user_rate ur where ur.user_id = u.id
    and ur.valid_from <= (now() at time zone (select time_zone from organisation))::date order by ur.valid_from desc limit 1)`;

/** `personalId` and `bankAccount` come sealed: the service opens and masks them. */
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
    emailConfirmed: flag('(u.email_confirmed_at is not null)'),
    secondFactor: flag('(u.second_factor_at is not null)'),
    firstName: name('u.first_name'),
    lastName: name('u.last_name'),
    fullName: name('u.full_name'),
    displayName: name('u.display_name'),
    avatar: shown('u.avatar'),
    roleId: whole('u.role_id'),
    roleKey: text('r.key'),
    roleName: name('r.name'),
    language: text('u.language'),
    active: flag('u.active'),
    status: text(
      `(case when not u.active then 'inactive' when u.password_hash = '${noPasswordYet}' then 'invited' else 'active' end)`,
    ),
    invitedAt: moment('u.invited_at'),
    phone: text('u.phone'),
    personalId: shown('u.personal_id'),
    emergencyName: name('u.emergency_name'),
    emergencyPhone: text('u.emergency_phone'),
    livingAddress: text('u.living_address'),
    street: name('u.street'),
    city: name('u.city'),
    zipCode: text('u.zip_code'),
    country: text('u.country'),
    jacketSizeId: whole('u.jacket_size_id'),
    pantSizeId: whole('u.pant_size_id'),
    shoeSizeId: whole('u.shoe_size_id'),
    bankAccount: shown('u.bank_account'),
    hourlyRate: number(rateToday('hourly_rate')),
    costRate: number(rateToday('cost_rate')),
  },
  search: ['fullName', 'displayName', 'username', 'email'],
  sort: ['displayName', 'ASC'],
  missing: 'user.not_found',
});
