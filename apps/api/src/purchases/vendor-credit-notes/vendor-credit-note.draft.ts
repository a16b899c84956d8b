import type { EntityManager } from '@mikro-orm/postgresql';
import {
  assertAsked,
  assertBillAmount,
  assertBillLines,
  assertCorrectedBills,
  assertReverseCharge,
  assertTaxConfirmed,
  billTotals,
  creditAsBill,
  vendorCreditNoteColumns,
  type VendorCreditNoteInput,
} from '@kontor/domain';
import { changeParts } from '../../documents/write-parts.ts';
import { clock } from '../../platform/context/clock.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { billBasis } from '../bills/bill.basis.ts';
import { rated } from '../bills/bill.draft.ts';
import { Bill } from '../bills/bill.entity.ts';
import { VendorCreditNoteBill } from './vendor-credit-note-bill.entity.ts';
import { VendorCreditNoteLine } from './vendor-credit-note-line.entity.ts';
import { VendorCreditNoteTax } from './vendor-credit-note-tax.entity.ts';
import { VendorCreditNote } from './vendor-credit-note.entity.ts';

type Columns = ReturnType<typeof vendorCreditNoteColumns>;
type Parts = Pick<Columns, 'lines' | 'taxes'> & { billIds: readonly number[] };

/** Creates a draft from the input and computes all amounts. */
export async function createVendorCreditNote(em: EntityManager, input: VendorCreditNoteInput): Promise<VendorCreditNote> {
  const { lines, taxes, ...head } = await checked(em, input);
  const note = await createOne(em, VendorCreditNote, input, head);
  changeNoteParts(em, note, { lines, taxes, billIds: input.billIds ?? [] });
  return note;
}

/** Replaces a draft that is loaded with its parts. */
export async function changeVendorCreditNote(
  em: EntityManager,
  id: number,
  version: number,
  input: VendorCreditNoteInput,
): Promise<void> {
  let parts: Pick<Columns, 'lines' | 'taxes'> = { lines: [], taxes: [] };
  const columns = async (before: VendorCreditNote): Promise<object> => {
    const { lines, taxes, ...head } = await checked(em, input, before);
    parts = { lines, taxes };
    return head;
  };
  const note = await changeOne(em, VendorCreditNote, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of the credit note.
  note.updatedAt = clock.now();
  changeNoteParts(em, note, { ...parts, billIds: input.billIds ?? [] });
}

async function checked(em: EntityManager, input: VendorCreditNoteInput, before?: VendorCreditNote): Promise<Columns> {
  const bill = creditAsBill(input);
  assertBillLines(bill.lines);
  assertReverseCharge(bill);
  const basis = await billBasis(em, bill, 'creditDate');
  await assertCorrects(em, input);
  const { rounding = before?.rounding, prepaid = before?.prepaid } = input;
  const columns = vendorCreditNoteColumns({ ...input, rounding, prepaid }, basis);
  assertAsked(columns);
  assertBillAmount(columns);
  assertTaxConfirmed(billTotals({ ...bill, lines: rated(bill, columns) }).lines, input.taxConfirmed);
  return columns;
}

async function assertCorrects(em: EntityManager, { vendorId, billIds = [] }: VendorCreditNoteInput): Promise<void> {
  if (billIds.length === 0) return;
  const bills = await em.find(Bill, { id: { $in: [...billIds] } }, { fields: ['vendorId'] });
  assertCorrectedBills(vendorId, billIds, bills);
}

function changeNoteParts(em: EntityManager, vendorCreditNote: VendorCreditNote, { lines, taxes, billIds }: Parts): void {
  changeParts(vendorCreditNote.lines, lines, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(VendorCreditNoteLine, { ...columns, vendorCreditNote });
  });
  changeParts(vendorCreditNote.taxes, taxes, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(VendorCreditNoteTax, { ...columns, vendorCreditNote });
  });
  // By id and not by place: a row that takes the bill of another would meet it.
  for (const one of vendorCreditNote.bills.getItems()) if (!billIds.includes(one.billId)) vendorCreditNote.bills.remove(one);
  const known = new Set(vendorCreditNote.bills.getItems().map(({ billId }) => billId));
  for (const billId of billIds) if (!known.has(billId)) em.create(VendorCreditNoteBill, { billId, vendorCreditNote });
}
