import type { PaymentMethod } from '../../documents/payment-method.ts';
import type { ReceivedEInvoice } from '../bill/bill.received.ts';
import type { BillTaxRecord } from '../bill/bill.ts';
import { PurchaseRecord, type PurchaseLineRecord } from '../purchase/purchase.ts';
import type { VendorCreditNoteStatus } from './vendor-credit-note.status.ts';

/** A bill that a credit note corrects. */
export class CorrectedBillRecord {
  id: number;
  /** Null on a bill without a number. */
  number: string | null;
}

/** A row of the list. `VendorCreditNoteDetail` adds the lines and taxes, and what was done with the credit. */
export class VendorCreditNoteRecord extends PurchaseRecord {
  status: VendorCreditNoteStatus;
  /** The vendor's number of the credit note: once per vendor and year. */
  number: string | null;
  creditDate: string;
  /** What the vendor rounds the credit by, outside tax. */
  rounding: number;
  /** What the vendor counts as used or paid back before, by its e-invoice. */
  prepaid: number;
  /** What bills were paid with. */
  applied: number;
  /** What the vendor paid back. */
  refunded: number;
  /** `total` with `rounding`, without `prepaid`, `applied` and `refunded`; 0 on a void one. */
  available: number;
  /** The bills that it corrects. */
  bills: CorrectedBillRecord[];
  /** A picture or PDF of it is attached. */
  hasPaper: boolean;
  openedAt: string | null;
}

/** A bill that was paid with the credit. */
export class VendorCreditApplicationRecord {
  id: number;
  billId: number;
  billNumber: string | null;
  applicationDate: string;
  amount: number;
}

/** Money that the vendor paid back. */
export class VendorRefundRecord {
  id: number;
  refundDate: string;
  amount: number;
  method: PaymentMethod;
  reference: string | null;
}

export class VendorCreditNoteDetail extends VendorCreditNoteRecord {
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  supplyDate: string | null;
  comment: string | null;
  voidReason: string | null;
  lines: PurchaseLineRecord[];
  taxes: BillTaxRecord[];
  applications: VendorCreditApplicationRecord[];
  refunds: VendorRefundRecord[];
  /** What the vendor's e-invoice said, if the credit note was made of one. */
  received: ReceivedEInvoice | null;
}

/** The sum of all vendor credit notes of a filter in one currency. */
export class VendorCreditNoteTotals {
  currency: string;
  count: number;
  total: number;
  available: number;
}

/** Counts for the tabs of the list. */
export class VendorCreditNoteCounts {
  all: number;
  draft: number;
  open: number;
  used: number;
  void: number;
}
