import { defineEntity, p } from '@mikro-orm/core';
import { taxCategories } from '@kontor/domain';
import { base, percent } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'TaxRate',
  tableName: 'tax_rate',
  checks: [
    { name: 'tax_rate_validity', expression: 'valid_to is null or valid_to >= valid_from' },
    {
      name: 'tax_rate_percent',
      expression: "case category when 'S' then percent > 0 when 'O' then percent is null else percent = 0 end",
    },
  ],
  properties: {
    ...base,
    name: p.string().length(60),
    percent: percent().nullable(),
    category: p.enum(taxCategories),
    exemptionReason: p.string().length(200).nullable(),
    isafCode: p.string().length(10).nullable(),
    saftCode: p.string().length(10).nullable(),
    validFrom: p.date(),
    validTo: p.date().nullable(),
    isDefault: p.boolean().default(false),
  },
});
export class TaxRate extends schema.class {}
schema.setClass(TaxRate);
