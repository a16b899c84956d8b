import { billColumns, type BillBasis } from '../bill/bill.draft.ts';
import type { BillInput } from '../bill/bill.input.ts';
import { omit, pick } from '../../platform/values/pick.ts';
import type { PurchaseTemplateInput } from '../purchase/purchase.input.ts';
import { purchaseLineFields, purchaseTemplateFields } from '../purchase/purchase.ts';
import type { VendorCreditNoteInput } from './vendor-credit-note.input.ts';

/** Returns the bill with the same lines and terms: a credit note is checked and added up as one. */
export const creditAsBill = ({ creditDate, ...input }: VendorCreditNoteInput): BillInput => ({
  ...input,
  billDate: creditDate,
  dueDate: creditDate,
});

/** Returns the columns of a vendor credit note: the typed values, and all amounts computed anew. */
export function vendorCreditNoteColumns(input: VendorCreditNoteInput, basis: BillBasis) {
  const bill = billColumns(creditAsBill(input), basis);
  const {
    billDate: creditDate,
    balance: available,
    lines,
    ...columns
  } = omit(bill, ['dueDate', 'orderNumber', 'referenceNumber', 'customerNotes', 'terms']);
  return {
    ...columns,
    creditDate,
    available,
    comment: input.comment ?? null,
    lines: lines.map((line) =>
      omit(line, ['customerId', 'billable', 'outlay', 'markUp', 'markUpPercent', 'unitPrice', 'serviceFrom', 'serviceTo']),
    ),
  };
}

type Credited = Omit<PurchaseTemplateInput, 'comment' | 'taxConfirmed'> &
  Pick<BillInput, 'exchangeRateDate' | 'exchangeRateSource' | 'lines'>;

/** Returns what a credit note copies of a bill: its lines, without those who are billed for them. An outlay's tax was never deducted. */
export const creditOfBill = ({ lines, ...bill }: Credited): Omit<VendorCreditNoteInput, 'creditDate' | 'billIds'> => ({
  ...pick({ ...bill, comment: null }, [...purchaseTemplateFields, 'exchangeRateDate', 'exchangeRateSource']),
  exchangeRateInverted: bill.exchangeRateInverted ?? false,
  reverseCharge: bill.reverseCharge ?? false,
  lines: lines.map((line) => ({
    ...pick(line, purchaseLineFields),
    discountPercent: line.discountPercent || null,
    deductiblePercent: line.outlay ? 0 : (line.deductiblePercent ?? 100),
  })),
});
