import { defineEntity, p } from '@mikro-orm/core';
import { alikeFields } from '@kontor/domain';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { alikeIndexes } from '../../firm/parties/alike.ts';
import { partyColumns } from '../../firm/parties/columns.ts';
import { TaxRate } from '../../firm/tax-rates/tax-rate.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { itemVendor } from '../../stock/items/item.entity.ts';
import { base } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Vendor',
  tableName: 'vendor',
  indexes: [
    ...alikeIndexes('vendor', alikeFields),
    { name: 'vendor_name_index', expression: 'create index "vendor_name_index" on "vendor" ("name", "id")' },
    {
      name: 'vendor_name_search',
      expression: 'create index "vendor_name_search" on "vendor" using gin (plain_text("name") gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'vendor_account_confirmed', expression: 'account_confirmed_at is null or account_changed_at is not null' },
    { name: 'vendor_account_brought', expression: 'account_from_einvoice is null or account_changed_at is not null' },
  ],
  properties: {
    ...base,
    ...partyColumns,
    currency: p.string().length(3),
    paymentTermsDays: p.integer().nullable(),
    account: p.string().length(50).nullable(),
    accountChangedAt: p.datetime().nullable(),
    accountChangedById: () =>
      p.manyToOne(User).mapToPk().joinColumn('account_changed_by_id').nullable().deleteRule('restrict').index(),
    accountFromEInvoice: p.string().length(50).nullable(),
    accountConfirmedAt: p.datetime().nullable(),
    accountConfirmedById: () =>
      p.manyToOne(User).mapToPk().joinColumn('account_confirmed_by_id').nullable().deleteRule('restrict').index(),
    categoryId: () => p.manyToOne(Classifier).mapToPk().joinColumn('category_id').nullable().deleteRule('restrict').index(),
    taxRateId: () => p.manyToOne(TaxRate).mapToPk().joinColumn('tax_rate_id').nullable().deleteRule('restrict').index(),
    notes: p.text().nullable(),
    active: p.boolean().default(true),
  },
});
export class Vendor extends schema.class {}
schema.setClass(Vendor);
itemVendor.is(Vendor);
