import { defineEntity, p } from '@mikro-orm/core';
import { billStatuses } from '@kontor/domain';
import { rateIndex } from '../../documents/known-rates.ts';
import { User } from '../../people/users/user.entity.ts';
import { base, money } from '../../platform/orm/base.ts';
import { purchaseChecks, purchaseColumns } from './bill.columns.ts';
import { BillLine } from './bill-line.entity.ts';
import { BillTax } from './bill-tax.entity.ts';
import { billFrozen } from './bill.triggers.ts';

const without = (field: string): string => `lower(regexp_replace("${field}", '\\s', '', 'g'))`;

const schema = defineEntity({
  name: 'Bill',
  tableName: 'bill',
  indexes: [
    // A vendor begins its numbers anew each year, and what is void does not count.
    {
      name: 'bill_number_unique',
      expression: `create unique index "bill_number_unique" on "bill" ("vendor_id", extract(year from "bill_date"), ${without('number')}) where "number" is not null and "status" <> 'void'`,
    },
    {
      name: 'bill_reference_unique',
      expression: `create unique index "bill_reference_unique" on "bill" (${without('reference_number')}) where "reference_number" is not null`,
    },
    rateIndex('bill'),
    { name: 'bill_vendor_index', properties: ['vendorId', 'status', 'billDate', 'id'] },
    { name: 'bill_date_index', properties: ['billDate', 'id'] },
    { name: 'bill_status_index', properties: ['status', 'billDate', 'id'] },
    {
      name: 'bill_due_index',
      expression: `create index "bill_due_index" on "bill" ("due_date") include ("bill_date", "balance", "exchange_rate", "exchange_rate_inverted") where "status" in ('open', 'partlyPaid')`,
    },
    {
      name: 'bill_approved_by_index',
      expression: 'create index "bill_approved_by_index" on "bill" ("approved_by_id") where "approved_by_id" is not null',
    },
    {
      name: 'bill_text_search',
      expression:
        'create index "bill_text_search" on "bill" using gin (plain_text("number") gin_trgm_ops, plain_text("reference_number") gin_trgm_ops, plain_text("order_number") gin_trgm_ops)',
    },
  ],
  checks: [
    ...purchaseChecks('bill'),
    { name: 'bill_due_after_date', expression: 'due_date >= bill_date' },
    {
      name: 'bill_balance',
      expression: "balance = case when status = 'void' then 0 else total + rounding - prepaid - paid - credited end",
    },
    {
      name: 'bill_paid_exactly',
      expression: `case status when 'partlyPaid' then paid + credited > 0 and paid + credited < total + rounding - prepaid when 'paid' then paid + credited = total + rounding - prepaid else paid = 0 and credited = 0 end`,
    },
    { name: 'bill_opening', expression: "not opening or status <> 'draft' and tax = 0 and reverse_tax = 0 and subtotal = total" },
    { name: 'bill_settled', expression: 'paid >= 0 and credited >= 0 and prepaid >= 0 and total + rounding - prepaid >= 0' },
    { name: 'bill_approved', expression: '(approved_at is null) = (approved_by_id is null)' },
    { name: 'bill_paid_at', expression: "(status = 'paid') = (paid_at is not null)" },
  ],
  triggers: [billFrozen],
  properties: {
    ...base,
    status: p.enum(billStatuses).default('draft'),
    ...purchaseColumns,
    referenceNumber: p.string().length(50).nullable(),
    orderNumber: p.string().length(50).nullable(),
    paymentReference: p.string().length(50).nullable(),
    opening: p.boolean().default(false),
    billDate: p.date(),
    dueDate: p.date(),
    paid: money().default(0),
    credited: money().default(0),
    balance: money().default(0),
    approvedAt: p.datetime().nullable(),
    approvedById: () => p.manyToOne(User).mapToPk().joinColumn('approved_by_id').nullable().deleteRule('restrict'),
    paidAt: p.datetime().nullable(),
    customerNotes: p.text().nullable(),
    terms: p.text().nullable(),
    lines: () => p.oneToMany(BillLine).mappedBy('bill').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(BillTax).mappedBy('bill').orphanRemoval(),
  },
});
export class Bill extends schema.class {}
schema.setClass(Bill);
