import { defineEntity, p } from '@mikro-orm/core';
import { vendorCreditNoteStatuses } from '@kontor/domain';
import { discountColumns } from '../../documents/columns.ts';
import { base, money, rate } from '../../platform/orm/base.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { VendorCreditNoteBill } from './vendor-credit-note-bill.entity.ts';
import { VendorCreditNoteLine } from './vendor-credit-note-line.entity.ts';
import { VendorCreditNoteTax } from './vendor-credit-note-tax.entity.ts';
import { vendorCreditNoteFrozen } from './vendor-credit-note.triggers.ts';

const schema = defineEntity({
  name: 'VendorCreditNote',
  tableName: 'vendor_credit_note',
  indexes: [
    // A vendor begins its numbers anew each year, and what is void does not count.
    {
      name: 'vendor_credit_note_number_unique',
      expression: `create unique index "vendor_credit_note_number_unique" on "vendor_credit_note" ("vendor_id", extract(year from "credit_date"), lower(regexp_replace("number", '\\s', '', 'g'))) where "number" is not null and "status" <> 'void'`,
    },
    { name: 'vendor_credit_note_vendor_index', properties: ['vendorId', 'status', 'creditDate', 'id'] },
    { name: 'vendor_credit_note_date_index', properties: ['creditDate', 'id'] },
    { name: 'vendor_credit_note_status_index', properties: ['status', 'creditDate', 'id'] },
    {
      name: 'vendor_credit_note_text_search',
      expression:
        'create index "vendor_credit_note_text_search" on "vendor_credit_note" using gin (plain_text("number") gin_trgm_ops)',
    },
  ],
  checks: [
    {
      name: 'vendor_credit_note_total_sum',
      expression: 'total = net + tax and (net = subtotal - discount or prices_include_tax)',
    },
    { name: 'vendor_credit_note_total', expression: "total >= 0 and (total > 0 or status = 'draft')" },
    { name: 'vendor_credit_note_one_discount', expression: 'discount_percent is null or discount_amount is null' },
    { name: 'vendor_credit_note_exchange_rate', expression: 'exchange_rate > 0' },
    {
      name: 'vendor_credit_note_reverse_charge',
      expression: 'reverse_charge and tax = 0 and not prices_include_tax or not reverse_charge and reverse_tax = 0',
    },
    {
      name: 'vendor_credit_note_available',
      expression:
        "applied >= 0 and refunded >= 0 and prepaid >= 0 and available >= 0 and available = case when status = 'void' then 0 else total + rounding - prepaid - applied - refunded end",
    },
    {
      name: 'vendor_credit_note_used',
      expression: "case when status in ('open', 'used') then (status = 'used') = (available = 0) else applied + refunded = 0 end",
    },
    { name: 'vendor_credit_note_opened', expression: "(status = 'draft') = (opened_at is null)" },
    { name: 'vendor_credit_note_void_reason', expression: "(status = 'void') = (void_reason is not null)" },
  ],
  triggers: [vendorCreditNoteFrozen],
  properties: {
    ...base,
    status: p.enum(vendorCreditNoteStatuses).default('draft'),
    number: p.string().length(50).nullable(),
    vendorId: () => p.manyToOne(Vendor).mapToPk().joinColumn('vendor_id').deleteRule('restrict'),
    creditDate: p.date(),
    supplyDate: p.date().nullable(),
    currency: p.string().length(3),
    exchangeRate: rate().default(1),
    exchangeRateInverted: p.boolean().default(false),
    exchangeRateDate: p.date().nullable(),
    exchangeRateSource: p.string().length(100).nullable(),
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
    /** What the vendor rounds the credit by, outside tax. */
    rounding: money().default(0),
    /** What the vendor counts as used or paid back before, by its e-invoice. */
    prepaid: money().default(0),
    applied: money().default(0),
    refunded: money().default(0),
    available: money().default(0),
    openedAt: p.datetime().nullable(),
    voidReason: p.string().length(500).nullable(),
    comment: p.text().nullable(),
    lines: () => p.oneToMany(VendorCreditNoteLine).mappedBy('vendorCreditNote').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(VendorCreditNoteTax).mappedBy('vendorCreditNote').orphanRemoval(),
    bills: () => p.oneToMany(VendorCreditNoteBill).mappedBy('vendorCreditNote').orphanRemoval(),
  },
});
export class VendorCreditNote extends schema.class {}
schema.setClass(VendorCreditNote);
