import { defineEntity, p } from '@mikro-orm/core';
import { registers, registerStates } from '@kontor/domain';
import { createdAt } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';

/** Stored by the queried code, without a foreign key: the proof outlives the customer, and also serves a vendor that is the same firm. */
const schema = defineEntity({
  name: 'RegisterAnswer',
  tableName: 'register_answer',
  indexes: [{ name: 'register_answer_code_index', properties: ['code', 'register', 'id'] }],
  triggers: [
    {
      name: 'register_answer_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: "raise exception 'answers of registers are never changed' using errcode = 'restrict_violation', constraint = 'register_answer_append_only';",
    },
  ],
  properties: {
    id: p.integer().primary(),
    createdAt,
    register: p.enum(registers),
    code: p.string().length(20),
    state: p.enum(registerStates),
    name: p.string().length(200).nullable(),
    street: p.string().length(200).nullable(),
    zip: p.string().length(20).nullable(),
    city: p.string().length(100).nullable(),
    country: p.string().length(2).nullable(),
    vatRegistered: p.boolean().nullable(),
    consultationNumber: p.string().length(50).nullable(),
    registerDate: p.string().length(50).nullable(),
    answer: p.text(),
    askedById: () => p.manyToOne(User).mapToPk().joinColumn('asked_by_id').nullable().deleteRule('restrict').index(),
  },
});
export class RegisterAnswer extends schema.class {}
schema.setClass(RegisterAnswer);
