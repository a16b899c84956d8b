import { defineEntity, p } from '@mikro-orm/core';
import { vendorCreditNoteStatuses } from '@kontor/domain';
import { base, money } from '../../platform/orm/base.ts';
import { purchaseChecks, purchaseColumns } from '../bills/bill.columns.ts';
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
    ...purchaseChecks('vendor_credit_note'),
    {
      name: 'vendor_credit_note_available',
      expression:
        "applied >= 0 and refunded >= 0 and prepaid >= 0 and available >= 0 and available = case when status = 'void' then 0 else total + rounding - prepaid - applied - refunded end",
    },
    {
      name: 'vendor_credit_note_used',
      expression: "case when status in ('open', 'used') then (status = 'used') = (available = 0) else applied + refunded = 0 end",
    },
  ],
  triggers: [vendorCreditNoteFrozen],
  properties: {
    ...base,
    status: p.enum(vendorCreditNoteStatuses).default('draft'),
    ...purchaseColumns,
    creditDate: p.date(),
    applied: money().default(0),
    refunded: money().default(0),
    available: money().default(0),
    lines: () => p.oneToMany(VendorCreditNoteLine).mappedBy('vendorCreditNote').orphanRemoval().orderBy({ position: 'asc' }),
    taxes: () => p.oneToMany(VendorCreditNoteTax).mappedBy('vendorCreditNote').orphanRemoval(),
    bills: () => p.oneToMany(VendorCreditNoteBill).mappedBy('vendorCreditNote').orphanRemoval(),
  },
});
export class VendorCreditNote extends schema.class {}
schema.setClass(VendorCreditNote);
