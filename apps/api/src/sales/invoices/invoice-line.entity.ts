import { defineEntity, p } from '@mikro-orm/core';
import { lineKinds, taxCategories } from '@kontor/domain';
import { Item } from '../../stock/items/item.entity.ts';
import { decimal, money, percent } from '../../platform/orm/base.ts';
import { TaxRate } from '../../firm/tax-rates/tax-rate.entity.ts';
import { InvoiceSource } from './invoice-source.entity.ts';
import { Invoice } from './invoice.entity.ts';

const schema = defineEntity({
  name: 'InvoiceLine',
  tableName: 'invoice_line',
  uniques: [{ name: 'invoice_line_position_unique', properties: ['invoice', 'position'], deferMode: 'deferred' }],
  checks: [{ name: 'invoice_line_price', expression: 'unit_price >= 0' }],
  triggers: [
    {
      name: 'invoice_line_frozen',
      timing: 'before',
      events: ['insert', 'update', 'delete'],
      body: `if exists (select 1 from invoice where id = coalesce(new.invoice_id, old.invoice_id) and status <> 'draft') then
        raise exception 'the lines of an issued invoice are frozen' using errcode = 'restrict_violation', constraint = 'invoice_frozen';
      end if;
      return coalesce(new, old);`,
    },
  ],
  properties: {
    id: p.integer().primary(),
    invoice: () => p.manyToOne(Invoice).deleteRule('cascade'),
    position: p.integer(),
    kind: p.enum(lineKinds).default('text'),
    itemId: () => p.manyToOne(Item).mapToPk().joinColumn('item_id').nullable().deleteRule('restrict').index(),
    description: p.text(),
    quantity: decimal(),
    unit: p.string().length(3),
    unitPrice: decimal(),
    discountPercent: percent().default(0),
    discount: money().default(0),
    taxRateId: () => p.manyToOne(TaxRate).mapToPk().joinColumn('tax_rate_id').deleteRule('restrict').index(),
    taxName: p.string().length(60),
    taxPercent: percent().nullable(),
    taxCategory: p.enum(taxCategories),
    net: money(),
    serviceFrom: p.date().nullable(),
    serviceTo: p.date().nullable(),
    sources: () => p.oneToMany(InvoiceSource).mappedBy('line').orphanRemoval(),
  },
});
export class InvoiceLine extends schema.class {}
schema.setClass(InvoiceLine);
