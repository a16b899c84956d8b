import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  vendorCreditNoteStates,
  creditOfVendor,
  doubleDays,
  plainNumber,
  type CorrectableBill,
  type EInvoice,
  type ReceivingBasis,
} from '@kontor/domain';
import { inStates } from '../../platform/facts/states.ts';
import { ReceivedVendorCredit } from '../vendor-credit-notes/received-vendor-credit.entity.ts';
import { createVendorCreditNote } from '../vendor-credit-notes/vendor-credit-note.draft.ts';
import type { VendorCreditNote } from '../vendor-credit-notes/vendor-credit-note.entity.ts';
import { keepFiles, saidOf, tellOfLeftOut, type Kept } from './keep-files.ts';
import { assertNumberFree } from './known.ts';

/** Makes the draft of a vendor credit note, and keeps its files. Returns its id. */
export async function makeCredit(em: EntityManager, invoice: EInvoice, basis: ReceivingBasis, kept: Kept): Promise<number> {
  const bills = await namedBills(em, basis.vendor.id, invoice);
  const { input, findings } = creditOfVendor(invoice, { ...basis, bills });
  await assertNumberFree(em, { ...input, date: input.creditDate, isCredit: true });
  const vendorCreditNote = await createVendorCreditNote(em, { ...input, taxConfirmed: true });
  await em.flush();
  const double = await likelyDoubleCredit(em, vendorCreditNote);
  if (double) findings.push({ code: 'received.credit_double', params: double });
  findings.push(...tellOfLeftOut(kept));
  const fileId = await keepFiles(em, { subject: 'VendorCreditNote', id: vendorCreditNote.id }, kept);
  em.create(ReceivedVendorCredit, {
    vendorCreditNote,
    fileId,
    sha256: kept.upload.sha256,
    said: saidOf(invoice),
    findings,
  });
  await em.flush();
  return vendorCreditNote.id;
}

/** The vendor's bills with the numbers that the credit note names. */
async function namedBills(em: EntityManager, vendorId: number, { preceding }: EInvoice): Promise<CorrectableBill[]> {
  if (preceding.length === 0) return [];
  const numbers = preceding.map(({ number }) => plainNumber(number));
  const { rows } = await sql<CorrectableBill>`select id, number, bill_date as "billDate" from bill
    where vendor_id = ${vendorId} and ${inStates('status', vendorCreditNoteStates.living)}
      and lower(regexp_replace(number, '\\s', '', 'g')) = any(${numbers}::text[])`.execute(em.getKysely());
  return rows;
}

type Double = { number: string; date: string };
type Told = Pick<VendorCreditNote, 'id' | 'vendorId' | 'currency' | 'total' | 'creditDate'>;

/** Returns the last credit note that is likely the same: of one vendor and amount, with a date near, as for bills. */
async function likelyDoubleCredit(em: EntityManager, note: Told): Promise<Double | undefined> {
  const { rows } = await sql<Double>`select coalesce(number, '#' || id) as number, credit_date as date from vendor_credit_note
    where vendor_id = ${note.vendorId} and currency = ${note.currency} and total = ${note.total} and ${inStates('status', vendorCreditNoteStates.living)}
      and credit_date >= ${note.creditDate}::date - ${doubleDays}::int and credit_date <= ${note.creditDate}::date + ${doubleDays}::int
      and id <> ${note.id} order by id desc limit 1`.execute(em.getKysely());
  return rows[0];
}
