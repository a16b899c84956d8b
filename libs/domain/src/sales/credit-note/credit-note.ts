import type { DocumentDetail, DocumentRecord } from '../../documents/fields/document.ts';
import type { EInvoiceGap, EInvoiceState } from '../../documents/e-invoice/e-invoice.state.ts';
import { DocumentLineRecord, DocumentTaxRecord, type DocumentChargeRecord } from '../../documents/lines/line.ts';
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

/** A row of the list, at the exchange rate of the invoice. Its discount is only a sum. `CreditNoteDetail` adds the lines and taxes. */
export interface CreditNoteRecord extends Omit<DocumentRecord, 'discountPercent' | 'discountAmount'> {
  status: CreditNoteStatus;
  /** The credited invoice; null where it credits a retainer invoice. */
  invoiceId: number | null;
  /** The credited retainer invoice, of which an advance with tax was paid back. */
  retainerInvoiceId: number | null;
  /** Number and date of what it credits. */
  invoiceNumber: string;
  invoiceDate: string;
  creditNoteDate: string;
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
}

export class CreditNoteLineRecord extends DocumentLineRecord {
  /** The credited line of the invoice; null on the credit note of an advance. */
  invoiceLineId: number | null;
  /** Part of the price was credited, but no quantity. */
  isByAmount: boolean;
}

export interface CreditNoteDetail extends CreditNoteRecord, Omit<DocumentDetail, 'terms'> {
  /** The reason for it, printed on the document. */
  reason: string;
  paidBackDate: string | null;
  paidBackMethod: PaymentMethod | null;
  paidBackReference: string | null;
  eInvoiceState: EInvoiceState;
  /** What was missing when it was sent, if there is no e-invoice because of that. */
  eInvoiceGaps: EInvoiceGap[];
  eInvoiceFileId: number | null;
  /** The goods of lines credited by quantity come back to stock when it is sent. */
  goodsReturned: boolean;
  /** Sent by email, so the customer has it. */
  isDelivered: boolean;
  /** Each line with the sources that it releases to be billed again. */
  lines: CreditNoteLineRecord[];
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
