import { creditTypes, type EInvoice, type EInvoiceAdjustment } from '../../documents/e-invoice/e-invoice.ts';
import { isZero, negate } from '../../platform/values/money.ts';
import type { ReceivedFinding } from '../bill/bill.received.ts';
import type { VendorCreditNoteInput } from '../vendor-credit-note/vendor-credit-note.input.ts';
import { purchaseOfVendor, type ReceivingBasis, type Tell } from './received.purchase.ts';

/** Is it a credit note of a vendor, and no bill? */
export const isReceivedCredit = ({ type }: { type: string }): boolean => creditTypes.includes(type);

const turnedTax = <Row extends { base: number; amount: number }>(row: Row): Row => ({
  ...row,
  base: negate(row.base),
  amount: negate(row.amount),
});
const turnedAdjustment = <One extends EInvoiceAdjustment>(one: One): One => ({
  ...one,
  amount: negate(one.amount),
  base: one.base === null ? null : negate(one.base),
});

/** A negative invoice is a credit note: returns it with its signs turned. Anything else stays what it is. */
export function turnedIfNegative(invoice: EInvoice): EInvoice {
  const { totals, taxInBase } = invoice;
  const isNegative = totals.total < 0 && totals.net <= 0 && totals.lines <= 0;
  if (!isNegative || isReceivedCredit(invoice)) return invoice;
  const turned = Object.fromEntries(Object.entries(totals).map(([name, amount]) => [name, negate(amount)]));
  return {
    ...invoice,
    type: '381',
    isTurned: true,
    taxInBase: taxInBase && { ...taxInBase, amount: negate(taxInBase.amount) },
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: negate(line.quantity),
      net: negate(line.net),
      adjustments: line.adjustments.map(turnedAdjustment),
    })),
    adjustments: invoice.adjustments.map(turnedAdjustment),
    taxes: invoice.taxes.map(turnedTax),
    totals: { ...totals, ...turned },
  };
}

/** A bill of the vendor that a credit note may correct. */
export type CorrectableBill = { id: number; number: string | null; billDate: string };

/** A number as the database compares it: without spaces, in small letters. */
export const plainNumber = (number: string): string => number.replace(/\s/g, '').toLowerCase();

/**
 * Returns the bill that a preceding invoice reference means: of its number and date, or else the latest of its number that is not after the credit
 * note. A vendor begins its numbers anew each year, so a bill of another year than the reference is another one.
 */
export function correctedBill<Bill extends CorrectableBill>(
  { number, date }: EInvoice['preceding'][number],
  bills: readonly Bill[],
  creditDate: string,
): Bill | undefined {
  const named = bills
    .filter((bill) => bill.number !== null && plainNumber(bill.number) === plainNumber(number) && bill.billDate <= creditDate)
    .sort((one, other) => (one.billDate < other.billDate ? 1 : -1));
  if (!date) return named[0];
  return (
    named.find(({ billDate }) => billDate === date) ?? named.find(({ billDate }) => billDate.slice(0, 4) === date.slice(0, 4))
  );
}

/**
 * Returns the draft of a vendor credit note that an e-invoice gives, with everything that has to be told about it. Its account is not told: nobody
 * pays it. Throws as `purchaseOfVendor`.
 */
export function creditOfVendor(
  invoice: EInvoice,
  { bills, ...basis }: ReceivingBasis & { bills: readonly CorrectableBill[] },
): { input: VendorCreditNoteInput; findings: ReceivedFinding[] } {
  const findings: ReceivedFinding[] = [];
  const tell: Tell = (code, params = null) => void findings.push({ code, params });
  if (invoice.isTurned) tell('received.negative');
  if (invoice.otherType) tell('received.type_differs', { type: invoice.otherType.slice(0, 50) });
  const purchase = purchaseOfVendor(invoice, basis, tell);
  const { prepaid, due } = invoice.totals;
  if (!isZero(prepaid)) tell('received.credit_prepaid', { prepaid, due });
  const billIds = new Set<number>();
  for (const reference of invoice.preceding) {
    const bill = correctedBill(reference, bills, invoice.date);
    if (bill) billIds.add(bill.id);
    else tell('received.bill_unknown', { number: reference.number.slice(0, 200) });
  }
  return { input: { ...purchase, creditDate: invoice.date, billIds: [...billIds].slice(0, 200) }, findings };
}
