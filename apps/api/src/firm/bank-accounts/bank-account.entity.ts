import { defineEntity, p } from '@mikro-orm/core';
import { kidMethods } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'BankAccount',
  tableName: 'bank_account',
  indexes: [
    {
      name: 'bank_account_one_default',
      expression: 'create unique index "bank_account_one_default" on "bank_account" ("currency") where "is_default"',
    },
  ],
  uniques: [{ name: 'bank_account_iban_unique', properties: ['iban', 'currency'] }],
  properties: {
    ...base,
    bankName: p.string().length(100),
    iban: p.string().length(34),
    bic: p.string().length(11).nullable(),
    currency: p.string().length(3),
    isDefault: p.boolean().default(false),
    kidMethod: p.enum(kidMethods).default('none'),
    kidLength: p.integer().nullable(),
  },
});
export class BankAccount extends schema.class {}
schema.setClass(BankAccount);
