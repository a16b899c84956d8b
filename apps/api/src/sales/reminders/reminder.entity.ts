import { defineEntity, p } from '@mikro-orm/core';
import { reminderStages } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { Invoice } from '../invoices/invoice.entity.ts';

/** Never changed. By schedule each stage leaves once, also with several processes and clocks. */
const schema = defineEntity({
  name: 'Reminder',
  tableName: 'reminder',
  indexes: [
    { name: 'reminder_date_index', properties: ['reminderDate', 'id'] },
    { name: 'reminder_invoice_index', properties: ['invoiceId', 'id'] },
    {
      name: 'reminder_once',
      expression: 'create unique index "reminder_once" on "reminder" ("invoice_id", "stage") where "is_automatic"',
    },
  ],
  checks: [{ name: 'reminder_balance', expression: 'balance > 0' }],
  properties: {
    ...base,
    invoiceId: () => p.manyToOne(Invoice).mapToPk().joinColumn('invoice_id').deleteRule('cascade'),
    stage: p.enum(reminderStages),
    reminderDate: p.date(),
    toAddress: p.text(),
    balance: money(),
    isAutomatic: p.boolean().default(false),
    createdById: () => p.manyToOne(User).mapToPk().joinColumn('created_by_id').nullable().deleteRule('set null').index(),
  },
});
export class Reminder extends schema.class {}
schema.setClass(Reminder);
