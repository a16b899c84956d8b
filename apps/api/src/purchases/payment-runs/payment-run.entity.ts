import { defineEntity, p } from '@mikro-orm/core';
import { paymentRunStatuses } from '@kontor/domain';
import { BankAccount } from '../../firm/bank-accounts/bank-account.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { PaymentRunLine } from './payment-run-line.entity.ts';

const schema = defineEntity({
  name: 'PaymentRun',
  tableName: 'payment_run',
  indexes: [{ name: 'payment_run_date_index', properties: ['paymentDate', 'id'] }],
  checks: [
    {
      name: 'payment_run_exported',
      expression: "(status = 'draft') = (exported_at is null) and (exported_at is null) = (file is null)",
    },
    { name: 'payment_run_paid', expression: "(status = 'paid') = (paid_at is not null)" },
    { name: 'payment_run_total', expression: 'total >= 0' },
  ],
  properties: {
    ...base,
    status: p.enum(paymentRunStatuses).default('draft'),
    paymentDate: p.date(),
    currency: p.string().length(3),
    bankAccountId: () => p.manyToOne(BankAccount).mapToPk().joinColumn('bank_account_id').deleteRule('restrict').index(),
    note: p.text().nullable(),
    total: money().default(0),
    exportedAt: p.datetime().nullable(),
    exportedById: () => p.manyToOne(User).mapToPk().joinColumn('exported_by_id').nullable().deleteRule('restrict').index(),
    paidAt: p.datetime().nullable(),
    /** The file as it was made for the bank. */
    file: p.text().nullable(),
    lines: () => p.oneToMany(PaymentRunLine).mappedBy('paymentRun').orphanRemoval().orderBy({ position: 'asc' }),
  },
});
export class PaymentRun extends schema.class {}
schema.setClass(PaymentRun);
