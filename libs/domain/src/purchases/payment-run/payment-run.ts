import type { PaymentRunStatus } from './payment-run.status.ts';

/** Bills that are paid together, by one file for the bank. */
export class PaymentRunRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: PaymentRunStatus;
  /** The day on which the bank is asked to pay. */
  paymentDate: string;
  currency: string;
  bankAccountId: number;
  bankName: string;
  note: string | null;
  /** The sum of the lines. */
  total: number;
  lineCount: number;
  exportedAt: string | null;
  exportedByName: string | null;
  paidAt: string | null;
}

/** Where a vendor is paid, and whether a changed account waits to be confirmed. */
class PayeeAccount {
  account: string | null;
  accountUnconfirmed: boolean;
  /** The account that the e-invoice of the bill names. Null where there is none. */
  saidAccount: string | null;
}

export class PaymentRunLineRecord extends PayeeAccount {
  billId: number;
  billNumber: string | null;
  /** What the payment names: the payment reference of the bill. Null: the number of the bill. */
  reference: string | null;
  vendorId: number;
  vendorName: string;
  dueDate: string;
  balance: number;
  amount: number;
  /** The payment that the run recorded; null before, and after it was undone. */
  vendorPaymentId: number | null;
}

export class PaymentRunDetail extends PaymentRunRecord {
  lines: PaymentRunLineRecord[];
}

/** An open bill that a payment run may take. */
export class PayableBill extends PayeeAccount {
  billId: number;
  billNumber: string | null;
  vendorId: number;
  vendorName: string;
  billDate: string;
  dueDate: string;
  balance: number;
  /** The draft or exported run that has the bill. */
  paymentRunId: number | null;
}
