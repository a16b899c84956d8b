export const statementKinds = ['invoice', 'payment', 'writeOff'] as const;
export type StatementKind = (typeof statementKinds)[number];

/** What a customer owes because of it, paid by it, or need not pay because of it. */
export class StatementEntry {
  kind: StatementKind;
  id: number;
  /** The invoice itself, or the one that was written off; null for a payment. */
  invoiceId: number | null;
  date: string;
  /** The number of the invoice, or what the payment says of itself. */
  reference: string | null;
  /** What it changes: more to pay for an invoice, less for the others. */
  amount: number;
  currency: string;
}

export class StatementRow extends StatementEntry {
  /** What the customer owed after it; below zero it is their credit. */
  balance: number;
}

export class Statement {
  currency: string;
  /** Owed before the first day. */
  opening: number;
  rows: StatementRow[];
  invoiced: number;
  received: number;
  writtenOff: number;
  /** Owed after the last day. */
  closing: number;
}
