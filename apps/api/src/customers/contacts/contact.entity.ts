import { defineEntity, p } from '@mikro-orm/core';
import { Customer } from '../customers/customer.entity.ts';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Contact',
  tableName: 'contact',
  indexes: [
    {
      name: 'contact_one_primary',
      expression: 'create unique index "contact_one_primary" on "contact" ("customer_id") where "is_primary"',
    },
  ],
  properties: {
    ...base,
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').deleteRule('restrict').index(),
    firstName: p.string().length(100),
    lastName: p.string().length(100),
    position: p.string().length(100).nullable(),
    email: p.string().length(200).nullable(),
    phone: p.string().length(50).nullable(),
    isPrimary: p.boolean().default(false),
    getsInvoices: p.boolean().default(false),
    getsReminders: p.boolean().default(false),
    getsEstimates: p.boolean().default(false),
    notes: p.text().nullable(),
  },
});
export class Contact extends schema.class {}
schema.setClass(Contact);
