/** A link by which a customer reads without an account: one document, or all that is open. */
export class CustomerLinkRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  customerId: number;
  customerName: string;
  /** The invoice that it opens; without any document it opens the page of the customer. */
  invoiceId: number | null;
  invoiceNumber: string | null;
  estimateId: number | null;
  estimateNumber: string | null;
  retainerInvoiceId: number | null;
  retainerInvoiceNumber: string | null;
  creditNoteId: number | null;
  creditNoteNumber: string | null;
  createdById: number | null;
  createdByName: string | null;
  expiresAt: string;
  /** When somebody of the firm ended it. */
  endedAt: string | null;
  /** When it was opened first. */
  seenAt: string | null;
  lastSeenAt: string | null;
  /** How often a page was opened by it. */
  seenCount: number;
}

export class NewCustomerLink extends CustomerLinkRecord {
  /** The address with its token, told this once: Kontor keeps only a hash. */
  url: string;
}
