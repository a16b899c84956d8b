import type { UserRecord } from '@kontor/domain';
import { alphabetic, columnsOf, of, onlyShown, without } from '../../platform/rest/columns-of.ts';
import { text, number, flag } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from, to } from '../../platform/rest/table.ts';
import { Role } from '../roles/role.entity.ts';
import { User } from './user.entity.ts';
import { noPasswordYet } from './user.entity.ts';

const u = from(User, 'u');
const r = to(u, 'roleId', Role, 'r');
const m = to(u, 'managerId', User, 'm');

const rateToday = (column: string): string =>
  `(select ur.${column} from user_rate ur where ur.user_id = u.id and ur.${column} is not null
    and ur.valid_from <= (now() at time zone (select time_zone from organisation))::date order by ur.valid_from desc limit 1)`;

/** `personalId` and `bankAccount` are read encrypted: the service decrypts and masks them. */
export const userList = listOf<UserRecord>('users', u, {
  columns: columnsOf(u, {
    emailConfirmed: flag('(u.email_confirmed_at is not null)'),
    secondFactor: flag('(u.second_factor_at is not null)'),
    firstName: alphabetic,
    lastName: alphabetic,
    fullName: alphabetic,
    displayName: alphabetic,
    avatar: onlyShown,
    roleKey: of(r, 'key'),
    roleName: alphabetic(of(r, 'name')),
    status: text(
      `(case when not u.active then 'inactive' when u.password_hash = '${noPasswordYet}' then 'invited' else 'active' end)`,
    ),
    managerName: alphabetic(of(m, 'displayName')),
    emergencyName: alphabetic,
    street: alphabetic,
    city: alphabetic,
    hourlyRate: number(rateToday('hourly_rate')),
    costRate: number(rateToday('cost_rate')),
    ...without('emailConfirmedAt', 'passwordHash', 'secondFactorAt'),
  }),
  search: ['fullName', 'displayName', 'username', 'email'],
  sort: ['displayName', 'ASC'],
  missing: 'user.not_found',
});
