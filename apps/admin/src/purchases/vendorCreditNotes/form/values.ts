import {
  creditOfBill,
  omit,
  type BillDetail,
  type VendorCreditNoteDetail,
  type VendorCreditNoteInput,
  type VendorRecord,
} from '@kontor/domain';
import { localDraftsOf } from '../../../documents/draft/localDraft.ts';
import type { Basis } from '../../../documents/values/BasisContext.ts';
import { newBill, writtenBillLines, type BillLineValues } from '../../bills/form/values.ts';

/** Lines have the fields of a bill's, of which those about customers stay empty. */
export type CreditValues = Omit<Required<VendorCreditNoteInput>, 'vendorId' | 'exchangeRate' | 'lines' | 'taxConfirmed'> & {
  vendorId: number | null;
  exchangeRate: number | null;
  lines: BillLineValues[];
};
type Line = VendorCreditNoteInput['lines'][number];

export const creditDrafts = localDraftsOf<CreditValues>('vendorCredit');

const nobody = {
  customerId: null,
  billable: false,
  markUpPercent: null,
  outlay: false,
  serviceFrom: null,
  serviceTo: null,
} as const;
const asTyped = (line: Line): BillLineValues => ({
  categoryId: line.categoryId ?? null,
  itemId: line.itemId ?? null,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitCost: line.unitCost,
  discountPercent: line.discountPercent || null,
  discountAmount: line.discountAmount ?? null,
  taxRateId: line.taxRateId,
  taxAmount: line.taxAmount ?? null,
  projectId: line.projectId ?? null,
  deductiblePercent: line.deductiblePercent === 100 ? null : (line.deductiblePercent ?? null),
  ...nobody,
});

/** What is sent: the lines without the fields that only bills have. */
export const creditInputOf = (values: CreditValues) => ({
  ...values,
  lines: writtenBillLines(values.lines).map(
    (line) => omit(line, ['customerId', 'billable', 'markUpPercent', 'outlay', 'serviceFrom', 'serviceTo']) as BillLineValues,
  ),
});

export const valuesOfCredit = (note: VendorCreditNoteDetail): CreditValues => ({
  vendorId: note.vendorId,
  number: note.number,
  creditDate: note.creditDate,
  supplyDate: note.supplyDate,
  billIds: note.bills.map(({ id }) => id),
  currency: note.currency,
  exchangeRate: note.exchangeRate,
  exchangeRateInverted: note.exchangeRateInverted,
  exchangeRateDate: note.exchangeRateDate,
  exchangeRateSource: note.exchangeRateSource,
  pricesIncludeTax: note.pricesIncludeTax,
  reverseCharge: note.reverseCharge,
  discountPercent: note.discountPercent,
  discountAmount: note.discountAmount,
  comment: note.comment,
  rounding: note.rounding,
  prepaid: note.prepaid,
  lines: note.lines.map(asTyped),
});

/** The values of a new credit note, of a vendor if one is given. */
export function newCredit(basis: Basis, vendor: VendorRecord | undefined): CreditValues {
  const { billDate, ...bill } = newBill(basis, vendor);
  const values = omit(bill, ['dueDate', 'referenceNumber', 'orderNumber', 'customerNotes', 'terms']);
  return { ...values, creditDate: billDate, billIds: [] };
}

/** The credit note of a whole bill: its lines at its rate, dated today. What the vendor does not credit is taken out. */
export function creditOf(bill: BillDetail, basis: Basis): CreditValues {
  const { lines, ...copied } = creditOfBill(bill);
  return {
    ...newCredit(basis, undefined),
    ...copied,
    billIds: [bill.id],
    supplyDate: bill.supplyDate ?? bill.billDate,
    lines: lines.map(asTyped),
  };
}
