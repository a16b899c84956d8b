import { StatementAge } from '../../documents/statement/account.ts';

/** A vendor never writes off what we owe it: a bill that is not to be paid is void or credited. */
export const vendorStatementKinds = ['bill', 'creditNote', 'payment', 'refund'] as const;
export type VendorStatementKind = (typeof vendorStatementKinds)[number];

/** A bill that a payment is for, and how much of it. */
export class VendorStatementPart {
  billId: number;
  billNumber: string | null;
  amount: number;
}

/** What the organisation owes a vendor because of it, or no longer owes. */
export class VendorStatementEntry {
  kind: VendorStatementKind;
  id: number;
  /** The bill, credit note or payment itself; of a refund its credit note. */
  documentId: number;
  date: string;
  /** The vendor's number of the bill or credit note (also of a refund's), or the reference of the payment. */
  reference: string | null;
  /** What it changes: more to pay for a bill and for credit that the vendor paid back, less for the others. */
  amount: number;
  currency: string;
  /** The bills that a payment paid; empty for the others. */
  parts: VendorStatementPart[];
}

export class VendorStatementRow extends VendorStatementEntry {
  /** What the organisation owed after it; below zero the vendor owes it. */
  balance: number;
}

/** A class of its own, because it is read with the right to bills, not invoices. */
export class VendorStatementAge extends StatementAge {}

export class VendorStatement {
  currency: string;
  /** Owed before the first day. */
  opening: number;
  /** A page of at most 500, in each currency. */
  rows: VendorStatementRow[];
  /** How many there are on all pages. */
  rowCount: number;
  billed: number;
  paid: number;
  /** Given back by credit notes. */
  credited: number;
  /** Credit that the vendor paid back. */
  refunded: number;
  /** Owed after the last day. */
  closing: number;
  /** How long what is open on the last day has been due by then, in each bucket. */
  ages: VendorStatementAge[];
  /** Credit that was used for no bill by the last day. The ages together, less the credit, are the closing balance. */
  credit: number;
  /** Gained (or lost, below 0) between the two days by other exchange rates than those of the documents, in the organisation's currency. In no balance. */
  exchangeDifference: number;
}
