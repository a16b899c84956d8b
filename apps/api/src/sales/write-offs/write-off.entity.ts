import { defineEntity, p } from '@mikro-orm/core';
import { Invoice } from '../invoices/invoice.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { User } from '../../people/users/user.entity.ts';

/** Never changed, only undone. `invoice.written_off` is the sum of an invoice's write-offs. */
const schema = defineEntity({
  name: 'WriteOff',
  tableName: 'write_off',
  indexes: [{ name: 'write_off_date_index', properties: ['writeOffDate', 'id'] }],
  checks: [{ name: 'write_off_amount', expression: 'amount > 0' }],
  properties: {
    ...base,
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').deleteRule('restrict').index(),
    writeOffDate: p.date(),
    amount: money(),
    reason: p.string().length(500),
    createdById: () => p.manyToOne(User).mapToPk().joinColumn('created_by_id').nullable().deleteRule('restrict').index(),
  },
});
export class WriteOff extends schema.class {}
schema.setClass(WriteOff);
