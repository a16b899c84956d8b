import { p } from '@mikro-orm/core';
import { taxCategories } from '@kontor/domain';
import { Customer } from '../../customers/customers/customer.entity.ts';
import { Classifier } from '../../firm/classifiers/classifier.entity.ts';
import { discountColumns } from '../../documents/columns.ts';
import { TaxRate } from '../../firm/tax-rates/tax-rate.entity.ts';
import { decimal, markUp, money, percent, rate } from '../../platform/orm/base.ts';
import { Item } from '../../stock/items/item.entity.ts';
import { Project } from '../../work/projects/project.entity.ts';
import { Vendor } from '../vendors/vendor.entity.ts';

/** The vendor, the terms for computing the amounts of a bill, a credit note or a template, and what came out at the last save. */
export const purchaseTemplateColumns = {
  vendorId: () => p.manyToOne(Vendor).mapToPk().joinColumn('vendor_id').deleteRule('restrict'),
  currency: p.string().length(3),
  exchangeRate: rate().default(1),
  exchangeRateInverted: p.boolean().default(false),
  pricesIncludeTax: p.boolean().default(false),
  reverseCharge: p.boolean().default(false),
  ...discountColumns,
  subtotal: money().default(0),
  discount: money().default(0),
  net: money().default(0),
  tax: money().default(0),
  reverseTax: money().default(0),
  deductibleTax: money().default(0),
  total: money().default(0),
  comment: p.text().nullable(),
};

/** What a bill and a credit note have besides. */
export const purchaseColumns = {
  ...purchaseTemplateColumns,
  number: p.string().length(50).nullable(),
  supplyDate: p.date().nullable(),
  exchangeRateDate: p.date().nullable(),
  exchangeRateSource: p.string().length(100).nullable(),
  /** What the vendor rounds the sum by, outside tax. */
  rounding: money().default(0),
  /** What the vendor counts as paid, used or paid back before, by its e-invoice. */
  prepaid: money().default(0),
  openedAt: p.datetime().nullable(),
  voidReason: p.string().length(500).nullable(),
};

/** What must be true of the columns of a template. */
export const purchaseTemplateChecks = (table: string): { name: string; expression: string }[] => [
  { name: `${table}_total_sum`, expression: 'total = net + tax and (net = subtotal - discount or prices_include_tax)' },
  { name: `${table}_one_discount`, expression: 'discount_percent is null or discount_amount is null' },
  { name: `${table}_exchange_rate`, expression: 'exchange_rate > 0' },
  {
    name: `${table}_reverse_charge`,
    expression: 'reverse_charge and tax = 0 and not prices_include_tax or not reverse_charge and reverse_tax = 0',
  },
];

/** What must be true of a bill and of a credit note. */
export const purchaseChecks = (table: string): { name: string; expression: string }[] => [
  ...purchaseTemplateChecks(table),
  { name: `${table}_total`, expression: "total >= 0 and (total > 0 or status = 'draft')" },
  { name: `${table}_opened`, expression: "(status = 'draft') = (opened_at is null)" },
  { name: `${table}_void_reason`, expression: "(status = 'void') = (void_reason is not null)" },
];

/** The columns that a line of a bill and of a vendor credit note have in common. */
export const billLineColumns = {
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
};

/** The columns of a line that can be passed on to a customer. */
export const passedOnColumns = {
  customerId: () => p.manyToOne(Customer).mapToPk().joinColumn('customer_id').nullable().deleteRule('restrict').index(),
  billable: p.boolean().default(false),
  markUpPercent: markUp().nullable(),
  markUp: markUp().default(0),
  unitPrice: decimal().nullable(),
  outlay: p.boolean().default(false),
};

/** What must be true of those columns. */
export const passedOnChecks = (table: string): { name: string; expression: string }[] => [
  {
    name: `${table}_billable`,
    expression:
      'not billable and unit_price is null or billable and unit_price is not null and num_nonnulls(project_id, customer_id) > 0',
  },
  { name: `${table}_outlay`, expression: 'not outlay or billable and mark_up = 0 and deductible_tax = 0' },
];

/** What must be true of the columns of every line. */
export const billLineChecks = (table: string): { name: string; expression: string }[] => [
  { name: `${table}_cost`, expression: 'unit_cost >= 0 and quantity <> 0' },
  { name: `${table}_one_discount`, expression: 'discount_percent = 0 or discount_amount is null' },
  { name: `${table}_deductible`, expression: 'deductible_percent >= 0 and deductible_percent <= 100' },
  { name: `${table}_typed_tax`, expression: 'tax_amount is null or tax = tax_amount' },
];

/** The columns of one combination of category and rate. */
export const billTaxColumns = {
  category: p.enum(taxCategories),
  percent: percent().nullable(),
  base: money(),
  amount: money(),
  deductible: money(),
};

/** The JSON pairs of a line `l` with its project `p`. */
export const billLineJson = `'id', l.id, 'position', l.position, 'categoryId', l.category_id, 'itemId', l.item_id, 'description', l.description,
    'quantity', l.quantity, 'unit', l.unit, 'unitCost', l.unit_cost, 'discountPercent', l.discount_percent,
    'discountAmount', l.discount_amount, 'discount', l.discount, 'taxRateId', l.tax_rate_id, 'taxName', l.tax_name,
    'taxPercent', l.tax_percent, 'taxCategory', l.tax_category, 'taxReason', l.tax_reason, 'taxIsafCode', l.tax_isaf_code,
    'taxSaftCode', l.tax_saft_code, 'taxAmount', l.tax_amount, 'net', l.net, 'base', l.base, 'tax', l.tax,
    'deductiblePercent', l.deductible_percent, 'deductibleTax', l.deductible_tax, 'projectId', l.project_id, 'projectName', p.name`;

/** The JSON pairs of a line `l` that can be passed on to its customer `c`. */
export const passedOnJson = `'customerId', l.customer_id, 'customerName', c.name, 'billable', l.billable, 'markUpPercent', l.mark_up_percent,
    'markUp', l.mark_up, 'unitPrice', l.unit_price, 'outlay', l.outlay`;

/** The JSON of the taxes `x`, in their order. */
export const billTaxesJson = `coalesce(json_agg(json_build_object('category', x.category, 'percent', x.percent, 'base', x.base,
    'amount', x.amount, 'deductible', x.deductible) order by x.id), '[]'::json)`;
