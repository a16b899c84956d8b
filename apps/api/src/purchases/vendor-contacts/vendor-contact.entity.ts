import { defineEntity, p } from '@mikro-orm/core';
import { Vendor } from '../vendors/vendor.entity.ts';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'VendorContact',
  tableName: 'vendor_contact',
  indexes: [
    {
      name: 'vendor_contact_one_primary',
      expression: 'create unique index "vendor_contact_one_primary" on "vendor_contact" ("vendor_id") where "is_primary"',
    },
  ],
  properties: {
    ...base,
    vendorId: () => p.manyToOne(Vendor).mapToPk().joinColumn('vendor_id').deleteRule('restrict').index(),
    firstName: p.string().length(100),
    lastName: p.string().length(100),
    position: p.string().length(100).nullable(),
    email: p.string().length(200).nullable(),
    phone: p.string().length(50).nullable(),
    isPrimary: p.boolean().default(false),
    notes: p.text().nullable(),
  },
});
export class VendorContact extends schema.class {}
schema.setClass(VendorContact);
