import { defineEntity, p } from '@mikro-orm/core';
import { paymentMethods } from '@kontor/domain';
import { User } from '../../../people/users/user.entity.ts';
import { base, money } from '../../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Reimbursement',
  tableName: 'reimbursement',
  indexes: [
    { name: 'reimbursement_user_index', properties: ['userId', 'paymentDate', 'id'] },
    { name: 'reimbursement_date_index', properties: ['paymentDate', 'id'] },
  ],
  checks: [{ name: 'reimbursement_amount', expression: 'amount >= 0' }],
  properties: {
    ...base,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('restrict'),
    paymentDate: p.date(),
    amount: money(),
    currency: p.string().length(3),
    method: p.enum(paymentMethods),
    reference: p.string().length(100).nullable(),
  },
});
export class Reimbursement extends schema.class {}
schema.setClass(Reimbursement);
