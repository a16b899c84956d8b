import { LateInterest } from '../late-interest/late-interest.ts';
import type { StatementAge } from '../../documents/statement/account.ts';

export const statementKinds = ['invoice', 'creditNote', 'payment', 'payBack', 'refund', 'creditRefund', 'writeOff'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** An invoice that a payment is for, and how much of it. */
export class StatementPart {
  invoiceId: number;
  invoiceNumber: string;
  amount: number;
}

/** What a customer owes because of it, paid by it, or need not pay because of it. */
export class StatementEntry {
  kind: StatementKind;
  id: number;
  /** The invoice itself, or the one that was credited or written off; of a refund the retainer invoice or the payment, and null for a payment. */
  invoiceId: number | null;
  date: string;
  /** The number of the invoice or credit note, or what the payment says of itself. */
  reference: string | null;
  /** What it changes: more to pay for an invoice and for credit that was paid back, less for the others. */
  amount: number;
  currency: string;
  /** The invoices that a payment was put on until the last day; empty for the others. */
  parts: StatementPart[];
}

export class StatementRow extends StatementEntry {
  /** What the customer owed after it; below zero it is their credit. */
  balance: number;
}

/** The late interest of an invoice that is open on the last day. */
export class StatementInterest extends LateInterest {
  invoiceId: number;
  invoiceNumber: string;
}

export class Statement {
  currency: string;
  /** Owed before the first day. */
  opening: number;
  /** A page of at most 500, in each currency. */
  rows: StatementRow[];
  /** How many there are on all pages. */
  rowCount: number;
  invoiced: number;
  received: number;
  writtenOff: number;
  /** Given back by credit notes. */
  credited: number;
  /** Credit that was paid back to the customer. */
  paidBack: number;
  /** Owed after the last day. */
  closing: number;
  /** How long what is open on the last day has been due by then, in each bucket. */
  ages: StatementAge[];
  /** Paid or credited and on no invoice on the last day. The ages together, less the credit, are the closing balance. */
  credit: number;
  /** What is overdue has cost by the last day, or by today if that is earlier: a computation, in no balance. */
  lateInterest: StatementInterest[];
  /** Gained (or lost, below 0) between the two days by other exchange rates than those of the documents, in the organisation's currency. In no balance. */
  exchangeDifference: number;
}
