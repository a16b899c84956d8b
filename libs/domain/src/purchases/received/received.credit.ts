import type { EInvoice } from '../../documents/e-invoice/e-invoice.ts';
import { isZero } from '../../platform/values/money.ts';
import type { ReceivedFinding } from '../bill/bill.received.ts';
import type { VendorCreditNoteInput } from '../vendor-credit-note/vendor-credit-note.input.ts';
import { purchaseOfVendor, type ReceivingBasis, type Tell } from './received.purchase.ts';

/** The types of credit notes (UNCL 1001). */
const creditTypes = ['381', '81', '83', '261', '262', '296', '308', '396', '420', '458', '502', '503', '532'];

/** Is it a credit note of a vendor, and no bill? */
export const isReceivedCredit = ({ type }: { type: string }): boolean => creditTypes.includes(type);

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
