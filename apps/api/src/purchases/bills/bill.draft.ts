import type { EntityManager } from '@mikro-orm/postgresql';
import {
  assertAsked,
  assertBillAmount,
  assertBillDue,
  assertBillLines,
  assertReverseCharge,
  assertServicePeriods,
  assertTaxConfirmed,
  billColumns,
  billTotals,
  type BillBasis,
  type BillInput,
} from '@kontor/domain';
import { changeParts } from '../../documents/write-parts.ts';
import { clock } from '../../platform/context/clock.ts';
import { insertRows } from '../../platform/rest/insert-rows.ts';
import { changeOne, createOne } from '../../platform/rest/writing.ts';
import { billBasis } from './bill.basis.ts';
import { tellBillApprovers } from './bill.news.ts';
import { askDouble } from './bill.double.ts';
import { BillLine } from './bill-line.entity.ts';
import { BillTax } from './bill-tax.entity.ts';
import { Bill } from './bill.entity.ts';

type Columns = ReturnType<typeof billColumns>;

/** Creates a draft from the input, computes all amounts and tells those who approve bills. */
export async function createBill(em: EntityManager, input: BillInput): Promise<Bill> {
  const { lines, taxes, ...head } = await checked(em, input);
  const bill = await createOne(em, Bill, input, head);
  await insertRows(
    em,
    [BillLine, lines.map((columns) => ({ ...columns, bill: bill.id }))],
    [BillTax, taxes.map((columns) => ({ ...columns, bill: bill.id }))],
  );
  await tellBillApprovers(em, bill.id);
  return bill;
}

/** Replaces a draft that is loaded with its parts. It has to be approved anew. */
export async function changeBill(em: EntityManager, id: number, version: number, input: BillInput): Promise<void> {
  let parts: Pick<Columns, 'lines' | 'taxes'> = { lines: [], taxes: [] };
  const columns = async (before: Bill): Promise<object> => {
    const { lines, taxes, ...head } = await checked(em, input, before);
    parts = { lines, taxes };
    return { ...head, approvedAt: null, approvedById: null };
  };
  const bill = await changeOne(em, Bill, { id, version, input, columns });
  // Raises the version even if only lines changed, because they are part of the bill.
  bill.updatedAt = clock.now();
  changeBillParts(em, bill, parts);
}

/** Checks the input against every rule and returns the columns of a draft and its parts. `before` is the draft to change. */
async function checked(em: EntityManager, input: BillInput, before?: Bill): Promise<Columns> {
  assertBillDue(input);
  const basis = await basisOfBill(em, input);
  const { rounding = before?.rounding, prepaid = before?.prepaid } = input;
  const columns = billColumns({ ...input, rounding, prepaid }, basis);
  assertBillSums(input, columns);
  assertAsked(columns);
  await askDouble(em, columns, { before, confirmed: input.doubleConfirmed });
  return columns;
}

/** Checks the lines of a bill and all that it refers to, and returns what it is computed from. Refuses closed books at `dateField`. */
export function basisOfBill(em: EntityManager, input: BillInput, dateField?: string): Promise<BillBasis> {
  assertBillLines(input.lines);
  assertServicePeriods(input.lines);
  assertReverseCharge(input);
  return billBasis(em, input, dateField);
}

/** Checks the sums of a bill, and that somebody confirmed typed taxes that differ. */
export function assertBillSums(input: BillInput, columns: Rated & { total: number }): void {
  assertBillAmount(columns);
  assertTaxConfirmed(billTotals({ ...input, lines: rated(input, columns) }).lines, input.taxConfirmed);
}

type Rated = { lines: readonly Pick<Columns['lines'][number], 'taxPercent' | 'taxCategory'>[] };
/** The lines with the rates that the columns copied. */
export const rated = ({ lines }: BillInput, columns: Rated) =>
  lines.map((line, at) => {
    const { taxPercent = null, taxCategory = 'O' } = columns.lines[at] ?? {};
    return { ...line, taxPercent, taxCategory };
  });

function changeBillParts(em: EntityManager, bill: Bill, { lines, taxes }: Pick<Columns, 'lines' | 'taxes'>): void {
  changeParts(bill.lines, lines, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(BillLine, { ...columns, bill });
  });
  changeParts(bill.taxes, taxes, (columns, known) => {
    if (known) em.assign(known, columns);
    else em.create(BillTax, { ...columns, bill });
  });
}
