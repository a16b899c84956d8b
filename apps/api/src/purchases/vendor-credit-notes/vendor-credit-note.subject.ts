import { sql } from 'kysely';
import { vendorCreditNoteStates } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { exchangeInvariants } from '../../documents/exchange.invariants.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { movesFitLines } from '../../stock/moves/document.invariants.ts';
import { addsUpAgain } from '../bills/bill.proof.ts';
import { ReceivedVendorCredit } from './received-vendor-credit.entity.ts';
import { VendorCreditApplication } from './vendor-credit-application.entity.ts';
import { vendorCreditNoteConditions } from './vendor-credit-note.conditions.ts';
import { VendorCreditNoteBill } from './vendor-credit-note-bill.entity.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';
import { VendorCreditNoteLine } from './vendor-credit-note-line.entity.ts';
import { VendorCreditNoteTax } from './vendor-credit-note-tax.entity.ts';
import { VendorRefund } from './vendor-refund.entity.ts';

/** What `table` sums up for each credit note is the column of the same meaning. */
const sumsTo = (column: 'applied' | 'refunded', table: string): string =>
  `select n.id, 'Vendor credit note ' || n.id || ': ' || n.${column} || ' instead of ' || coalesce(a.amount, 0) as what
    from vendor_credit_note n left join (select vendor_credit_note_id, sum(amount) as amount from ${table} group by 1) a
      on a.vendor_credit_note_id = n.id where n.${column} <> coalesce(a.amount, 0)`;

export const vendorCreditNoteSubject = defineSubject({
  entity: VendorCreditNote,
  page: 'vendorCreditNotes',
  parts: [
    { entity: VendorCreditNoteLine, key: 'vendorCreditNote' },
    { entity: VendorCreditNoteTax },
    { entity: VendorCreditNoteBill, key: 'vendorCreditNote' },
    { entity: VendorCreditApplication, key: 'vendorCreditNote' },
    { entity: VendorRefund, key: 'vendorCreditNote' },
    { entity: ReceivedVendorCredit },
  ],
  files: { telling: 'total' },
  conditions: vendorCreditNoteConditions,
  search: {
    group: 'vendorCreditNotes',
    place: 42,
    id: 'n.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select n.id, n.number as title, concat_ws(', ', v.name, n.credit_date::text) as subtitle,
        '/vendorCreditNotes/' || n.id || '/show' as link
      from ${indexedOrLatest('vendor_credit_note', text)} n join vendor v on v.id = n.vendor_id
      where ${has('n.number')} and ${allowed} order by n.id desc limit ${limit}`,
  },
  constraints: {
    vendor_credit_note_number_unique: { code: 'vendor_credit_note.number_in_use', field: 'number' },
    vendor_credit_note_frozen: { code: 'vendor_credit_note.frozen' },
    vendor_credit_note_available: { code: 'vendor_credit_note.over_available' },
    received_vendor_credit_file_id_foreign: { code: 'received.cannot_delete' },
  },
  invariants: [
    ...exchangeInvariants('vendor_credit_note', 'Vendor credit note', "d.status <> 'draft'"),
    {
      about: 'what a vendor credit note paid differs from its applications',
      sql: sumsTo('applied', 'vendor_credit_application'),
    },
    { about: 'what a vendor paid back differs from the refunds of its credit note', sql: sumsTo('refunded', 'vendor_refund') },
    {
      about: 'what credit notes paid of a bill differs from their applications',
      sql: `select b.id, 'Bill ' || b.id || ': ' || b.credited || ' instead of ' || coalesce(a.amount, 0) as what
        from bill b left join (select bill_id, sum(amount) as amount from vendor_credit_application group by 1) a on a.bill_id = b.id
        where b.credited <> coalesce(a.amount, 0)`,
    },
    {
      about: 'credit of one vendor pays the bill of another, or in another currency, or one that is not open',
      sql: `select n.id, 'Vendor credit note ' || n.id || ' and bill ' || b.id as what
        from vendor_credit_application a join vendor_credit_note n on n.id = a.vendor_credit_note_id join bill b on b.id = a.bill_id
        where n.vendor_id <> b.vendor_id or n.currency <> b.currency or b.status not in ('partlyPaid', 'paid')`,
    },
    movesFitLines({
      table: 'vendor_credit_note',
      subject: 'VendorCreditNote',
      counts: isIn('d.status', vendorCreditNoteStates.counted),
      quantity: '-l.quantity',
    }),
  ],
  proofs: [addsUpAgain('vendor_credit_note', 'Vendor credit note', 'vendor credit notes')],
});
