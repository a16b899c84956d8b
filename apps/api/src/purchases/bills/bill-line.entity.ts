import { defineEntity, p } from '@mikro-orm/core';
import { taxCategories } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { TaxRate } from '../../firm/tax-rates/tax-rate.entity.ts';
import { decimal, markUp, money, percent } from '../../platform/orm/base.ts';
import { Item } from '../../stock/items/item.entity.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { Bill } from './bill.entity.ts';
import { billLinesFrozen } from './bill.triggers.ts';

const schema = defineEntity({
  name: 'BillLine',
  tableName: 'bill_line',
  uniques: [{ name: 'bill_line_position_unique', properties: ['bill', 'position'], deferMode: 'deferred' }],
  checks: [
    { name: 'bill_line_cost', expression: 'unit_cost >= 0 and quantity <> 0' },
    { name: 'bill_line_one_discount', expression: 'discount_percent = 0 or discount_amount is null' },
    { name: 'bill_line_deductible', expression: 'deductible_percent >= 0 and deductible_percent <= 100' },
    { name: 'bill_line_typed_tax', expression: 'tax_amount is null or tax = tax_amount' },
    {
      name: 'bill_line_billable',
      expression:
        'not billable and unit_price is null or billable and unit_price is not null and num_nonnulls(project_id, customer_id) > 0',
    },
    { name: 'bill_line_outlay', expression: 'not outlay or billable and mark_up = 0 and deductible_tax = 0' },
  ],
  triggers: [billLinesFrozen],
  properties: {
    id: p.integer().primary(),
    bill: () => p.manyToOne(Bill).deleteRule('cascade'),
    position: p.integer(),
    categoryId: () => p.manyToOne(Classifier).mapToPk().joinColumn('category_id').nullable().deleteRule('restrict').index(),
    itemId: () => p.manyToOne(Item).mapToPk().joinColumn('item_id').nullable().deleteRule('restrict').index(),
    description: p.text(),
    quantity: decimal(),
    unit: p.string().length(3),
    unitCost: decimal(),
    discountPercent: percent().default(0),
    discountAmount: money().nullable(),
    discount: money().default(0),
    taxRateId: () => p.manyToOne(TaxRate).mapToPk().joinColumn('tax_rate_id').deleteRule('restrict').index(),
    taxName: p.string().length(60),
    taxPercent: percent().nullable(),
    taxCategory: p.enum(taxCategories),
    taxReason: p.string().length(200).nullable(),
    taxIsafCode: p.string().length(10).nullable(),
    taxSaftCode: p.string().length(10).nullable(),
    taxAmount: money().nullable(),
    net: money(),
    base: money(),
    tax: money(),
    deductiblePercent: percent().default(100),
    deductibleTax: money(),
    projectId: () => p.manyToOne(Project).mapToPk().joinColumn('project_id').nullable().deleteRule('restrict').index(),
    customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').nullable().deleteRule('restrict').index(),
    billable: p.boolean().default(false),
    markUpPercent: markUp().nullable(),
    markUp: markUp().default(0),
    unitPrice: decimal().nullable(),
    outlay: p.boolean().default(false),
  },
});
export class BillLine extends schema.class {}
schema.setClass(BillLine);
