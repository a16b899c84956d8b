import type { EInvoiceGap, EInvoiceState } from '../../documents/e-invoice/e-invoice.state.ts';
import { DocumentLineRecord, DocumentTaxRecord, type DocumentChargeRecord } from '../../documents/lines/line.ts';
import type { PdfState } from '../../documents/paper.ts';
import type { Language } from '../../platform/language/languages.ts';
import type { PaymentMethod } from '../../documents/payment-method.ts';
import type { CreditNoteStatus } from './credit-note.status.ts';

/** The part of a credit note that reduces the balance of an invoice: its own, or another one of the customer's. */
export class CreditAllocationRecord {
  invoiceId: number;
  invoiceNumber: string;
  amount: number;
  /** The date of the credit note, or a later one if the customer's credit was used. */
  allocationDate: string;
  /** What it came to more (or less) in the organisation's currency than at the invoice's rate; 0 on its own invoice. */
  exchangeDifference: number;
}

/** A row of the list. `CreditNoteDetail` adds the lines and taxes. */
export class CreditNoteRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: CreditNoteStatus;
  /** Assigned at sending, from its own gapless series; null on a draft. */
  number: string | null;
  /** On a draft the chosen series, null for the default. */
  numberSeriesId: number | null;
  /** The credited invoice; null where it credits a retainer invoice. */
  invoiceId: number | null;
  /** The credited retainer invoice, of which an advance with tax was paid back. */
  retainerInvoiceId: number | null;
  /** Number and date of what it credits. */
  invoiceNumber: string;
  invoiceDate: string;
  customerId: number;
  customerName: string;
  contactId: number | null;
  projectId: number | null;
  projectName: string | null;
  referenceNumber: string | null;
  orderNumber: string | null;
  creditNoteDate: string;
  currency: string;
  /** The invoice's rate: units of the organisation's currency per unit of the document's. */
  exchangeRate: number;
  exchangeRateInverted: boolean;
  language: Language;
  pricesIncludeTax: boolean;
  subtotal: number;
  discount: number;
  charge: number;
  net: number;
  tax: number;
  total: number;
  /** This note's part of the invoice's rounding. */
  rounding: number;
  /** The amount that the customer gets: total and rounding. */
  due: number;
  /** The amount deducted from balances of invoices. */
  applied: number;
  /** The amount paid back to the customer. */
  paidBack: number;
  /** The rest, which is the customer's credit. */
  unallocated: number;
  /** The invoices whose balances it reduced. */
  allocations: CreditAllocationRecord[];
  sentAt: string | null;
  pdfState: PdfState;
}

export class CreditNoteLineRecord extends DocumentLineRecord {
  /** The credited line of the invoice; null on the credit note of an advance. */
  invoiceLineId: number | null;
  /** Part of the price was credited, but no quantity. */
  isByAmount: boolean;
}

export class CreditNoteDetail extends CreditNoteRecord {
  /** The reason for it, printed on the document. */
  reason: string;
  numberSeriesReason: string | null;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  supplyDate: string | null;
  advanceDate: string | null;
  deliveryPlace: string | null;
  customerNotes: string | null;
  internalNote: string | null;
  paidBackDate: string | null;
  paidBackMethod: PaymentMethod | null;
  paidBackReference: string | null;
  pdfFileId: number | null;
  eInvoiceState: EInvoiceState;
  /** What was missing when it was sent, if there is no e-invoice because of that. */
  eInvoiceGaps: EInvoiceGap[];
  eInvoiceFileId: number | null;
  /** The goods of lines credited by quantity come back to stock when it is sent. */
  goodsReturned: boolean;
  /** Sent by email, so the customer has it. */
  isDelivered: boolean;
  charges: DocumentChargeRecord[];
  /** Each line with the sources that it releases to be billed again. */
  lines: CreditNoteLineRecord[];
  taxes: DocumentTaxRecord[];
}

/** The sums of the credit notes that match a filter, in one currency. Void ones count nowhere; only sent ones were used. */
export class CreditNoteTotals {
  currency: string;
  count: number;
  due: number;
  applied: number;
  paidBack: number;
  unallocated: number;
}

/** Counts for the tabs of the list. */
export class CreditNoteCounts {
  all: number;
  draft: number;
  sent: number;
  void: number;
}

/** A line of an issued invoice with its credited part so far. */
export class CreditableLineRecord extends DocumentLineRecord {
  /** Without its sign: a fully credited quantity of -2 is 2. */
  creditedQuantity: number;
  creditedNet: number;
}

export class CreditableTaxRecord extends DocumentTaxRecord {
  creditedDiscount: number;
  creditedCharge: number;
  creditedBase: number;
  creditedAmount: number;
}

/** An issued invoice with everything that its credit notes took back, drafts excluded. */
export class CreditableInvoice {
  id: number;
  number: string;
  invoiceDate: string;
  customerId: number;
  customerName: string;
  currency: string;
  language: Language;
  pricesIncludeTax: boolean;
  total: number;
  rounding: number;
  writtenOff: number;
  balance: number;
  /** The total of its credit notes, rounding included. */
  creditedTotal: number;
  creditedRounding: number;
  charges: DocumentChargeRecord[];
  lines: CreditableLineRecord[];
  taxes: CreditableTaxRecord[];
}
