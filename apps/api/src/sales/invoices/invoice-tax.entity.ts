import { defineEntity, p } from '@mikro-orm/core';
import { taxCategories } from '@kontor/domain';
import { money, percent } from '../../platform/orm/base.ts';
import { Invoice } from './invoice.entity.ts';

const schema = defineEntity({
  name: 'InvoiceTax',
  tableName: 'invoice_tax',
  properties: {
    id: p.integer().primary(),
    invoice: () => p.manyToOne(Invoice).deleteRule('cascade').index(),
    category: p.enum(taxCategories),
    percent: percent().nullable(),
    base: money(),
    amount: money(),
    exemptionReason: p.string().length(200).nullable(),
  },
});
export class InvoiceTax extends schema.class {}
schema.setClass(InvoiceTax);
