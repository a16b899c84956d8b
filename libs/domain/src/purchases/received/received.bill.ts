import type { EInvoice } from '../../documents/e-invoice/e-invoice.ts';
import { addDays } from '../../platform/values/dates.ts';
import { isZero } from '../../platform/values/money.ts';
import type { BillInput } from '../bill/bill.input.ts';
import { usualTermDays } from '../bill/bill.rules.ts';
import type { ReceivedFinding } from '../bill/bill.received.ts';
import { isSameAccount } from '../vendor/vendor.rules.ts';
import { accountOf } from './received.party.ts';
import { purchaseOfVendor, type ReceivingBasis, type ReceivingVendor, type Tell } from './received.purchase.ts';

/** Returns the draft of a bill that an e-invoice asks for, with everything that has to be told about it. Throws as `purchaseOfVendor`. */
export function billOfVendor(invoice: EInvoice, basis: ReceivingBasis): { input: BillInput; findings: ReceivedFinding[] } {
  const findings: ReceivedFinding[] = [];
  const tell: Tell = (code, params = null) => void findings.push({ code, params });
  const purchase = purchaseOfVendor(invoice, basis, tell);
  tellOfPayment(invoice, basis, tell);
  const input: BillInput = {
    ...purchase,
    orderNumber: invoice.orderReference?.slice(0, 50).trim() ?? null,
    referenceNumber: null,
    paymentReference: invoice.payment?.reference?.slice(0, 50).trim() || null,
    billDate: invoice.date,
    dueDate: dueDateOf(invoice, basis.vendor, tell),
    terms: invoice.terms?.slice(0, 10_000) ?? null,
  };
  return { input, findings };
}

function tellOfPayment(invoice: EInvoice, { vendor, isNewVendor }: ReceivingBasis, tell: Tell): void {
  const { prepaid, due } = invoice.totals;
  if (!isZero(prepaid)) tell('received.prepaid', { prepaid, due });
  const { account, isBad } = accountOf(invoice);
  if (account && isBad) tell('received.account_bad', { account });
  if (!account || isNewVendor) return;
  if (!vendor.account) tell('received.account_new', { account });
  else if (!isSameAccount(account, vendor.account)) tell('received.account_differs', { account, known: vendor.account });
}

function dueDateOf({ date, dueDate }: EInvoice, { paymentTermsDays }: ReceivingVendor, tell: Tell): string {
  if (dueDate && dueDate >= date) return dueDate;
  if (dueDate) tell('received.due_early', { date: dueDate });
  else tell('received.due_missing');
  return addDays(date, dueDate ? 0 : (paymentTermsDays ?? usualTermDays));
}
