import { billColumns, type BillBasis } from '../bill/bill.draft.ts';
import type { BillInput } from '../bill/bill.input.ts';
import type { VendorCreditNoteInput } from './vendor-credit-note.input.ts';

/** Returns the bill with the same lines and terms: a credit note is checked and added up as one. */
export const creditAsBill = ({ creditDate, ...input }: VendorCreditNoteInput): BillInput => ({
  ...input,
  billDate: creditDate,
  dueDate: creditDate,
});

function without<Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Omit<Whole, Key> {
  const left = { ...whole };
  for (const key of keys) delete left[key];
  return left;
}

/** Returns the columns of a vendor credit note: the typed values, and all amounts computed anew. */
export function vendorCreditNoteColumns(input: VendorCreditNoteInput, basis: BillBasis) {
  const bill = billColumns(creditAsBill(input), basis);
  const {
    billDate: creditDate,
    balance: available,
    lines,
    ...columns
  } = without(bill, [...(['dueDate', 'orderNumber', 'referenceNumber', 'customerNotes', 'terms'] as const)]);
  return {
    ...columns,
    creditDate,
    available,
    comment: input.comment ?? null,
    lines: lines.map((line) =>
      without(line, [
        ...(['customerId', 'billable', 'outlay', 'markUp', 'markUpPercent', 'unitPrice', 'serviceFrom', 'serviceTo'] as const),
      ]),
    ),
  };
}

/** Returns what a credit note copies of a bill: its lines, without those who are billed for them. An outlay's tax was never deducted. */
export function creditOfBill({
  lines,
  ...bill
}: Pick<
  BillInput,
  | 'vendorId'
  | 'currency'
  | 'exchangeRate'
  | 'exchangeRateInverted'
  | 'exchangeRateDate'
  | 'exchangeRateSource'
  | 'pricesIncludeTax'
  | 'reverseCharge'
  | 'discountPercent'
  | 'discountAmount'
  | 'lines'
>): Omit<VendorCreditNoteInput, 'creditDate' | 'billIds'> {
  return {
    vendorId: bill.vendorId,
    currency: bill.currency,
    exchangeRate: bill.exchangeRate,
    exchangeRateInverted: bill.exchangeRateInverted ?? false,
    exchangeRateDate: bill.exchangeRateDate ?? null,
    exchangeRateSource: bill.exchangeRateSource ?? null,
    pricesIncludeTax: bill.pricesIncludeTax,
    reverseCharge: bill.reverseCharge ?? false,
    discountPercent: bill.discountPercent ?? null,
    discountAmount: bill.discountAmount ?? null,
    lines: lines.map((line) => ({
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
      deductiblePercent: line.outlay ? 0 : (line.deductiblePercent ?? 100),
    })),
  };
}
