import { defineEntity, p } from '@mikro-orm/core';
import { taxCategories } from '@kontor/domain';
import { money, percent } from '../../platform/orm/base.ts';
import { InvoiceLine } from '../invoices/invoice-line.entity.ts';
import { RetainerApplication } from './retainer-application.entity.ts';

/** The line of an invoice that deducts a taxed advance at one of its tax rates. */
const schema = defineEntity({
  name: 'RetainerApplicationLine',
  tableName: 'retainer_application_line',
  uniques: [{ name: 'retainer_application_line_unique', properties: ['invoiceLineId'] }],
  checks: [{ name: 'retainer_application_line_amounts', expression: 'base >= 0 and amount >= 0 and base + amount > 0' }],
  properties: {
    id: p.integer().primary(),
    application: () => p.manyToOne(RetainerApplication).joinColumn('retainer_application_id').deleteRule('cascade').index(),
    invoiceLineId: () => p.manyToOne(InvoiceLine).mapToPk().joinColumn('invoice_line_id').deleteRule('restrict'),
    category: p.enum(taxCategories),
    percent: percent().nullable(),
    /** Without tax. */
    base: money(),
    /** The tax. */
    amount: money(),
  },
});
export class RetainerApplicationLine extends schema.class {}
schema.setClass(RetainerApplicationLine);
