import { defineEntity, p } from '@mikro-orm/core';
import { languages } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { Role } from '../roles/role.entity.ts';
import { encrypted } from '../../platform/encryption/encrypted.ts';
import { base } from '../../platform/orm/base.ts';
import { person } from '../../platform/orm/later-entity.ts';

/** Replaces the hash until an invited person chooses a password. No password matches it. */
export const noPasswordYet = 'invited';

const size = (column: string) => p.manyToOne(Classifier).mapToPk().joinColumn(column).nullable().deleteRule('restrict').index();

const schema = defineEntity({
  name: 'User',
  tableName: 'user_account',
  indexes: [
    { name: 'user_account_name_index', properties: ['displayName', 'id'] },
    {
      name: 'user_account_email_unique',
      expression: 'create unique index "user_account_email_unique" on "user_account" (lower("email"))',
    },
    {
      name: 'user_account_username_unique',
      expression: 'create unique index "user_account_username_unique" on "user_account" (lower("username"))',
    },
  ],
  triggers: [
    {
      // Two Admins who demote each other at once wait for each other on the lock of the role. The check is a statement of its own
      // after the lock, so that it sees the other's change.
      name: 'user_account_last_admin',
      timing: 'after',
      events: ['update', 'delete'],
      body: `if old.active and (tg_op = 'DELETE' or not new.active or new.role_id <> old.role_id) then
        perform from role where id = old.role_id and key = 'admin' for no key update;
        if found and not exists (select from user_account where role_id = old.role_id and active) then
          raise exception 'the last active Admin stays' using errcode = 'restrict_violation', constraint = 'user_account_last_admin';
        end if;
      end if;
      return null;`,
    },
  ],
  checks: [{ name: 'user_account_manager', expression: 'manager_id <> id' }],
  properties: {
    ...base,
    username: p.string().length(50),
    email: p.string().length(200),
    emailConfirmedAt: p.datetime().nullable(),
    firstName: p.string().length(100).default(''),
    lastName: p.string().length(100).default(''),
    fullName: p.string().length(201).default(''),
    displayName: p.string().length(200),
    avatar: p.string().length(300).nullable(),
    passwordHash: p.string().length(300).hidden(),
    roleId: () => p.manyToOne(Role).mapToPk().joinColumn('role_id').deleteRule('restrict').index(),
    language: p.enum(languages).default('en'),
    active: p.boolean().default(true),
    /** Decides about the person's weeks. */
    managerId: () => person.key().joinColumn('manager_id').nullable().deleteRule('restrict').index(),
    /** Since when sign-in requires a second factor. */
    secondFactorAt: p.datetime().nullable(),
    invitedAt: p.datetime().nullable(),
    phone: p.string().length(50).nullable(),
    personalId: encrypted().nullable(),
    emergencyName: p.string().length(200).nullable(),
    emergencyPhone: p.string().length(50).nullable(),
    livingAddress: p.string().length(300).nullable(),
    street: p.string().length(200).nullable(),
    city: p.string().length(100).nullable(),
    zipCode: p.string().length(20).nullable(),
    country: p.string().length(2).nullable(),
    jacketSizeId: () => size('jacket_size_id'),
    pantSizeId: () => size('pant_size_id'),
    shoeSizeId: () => size('shoe_size_id'),
    bankAccount: encrypted().nullable(),
  },
});
export class User extends schema.class {}
schema.setClass(User);
person.is(User);
