import type { Language } from '../../platform/language/languages.ts';
import type { DocumentChargeRecord, DocumentLineRecord, DocumentTaxRecord } from '../../documents/lines/line.ts';
import type { PdfState } from '../../documents/paper.ts';
import type { EstimateStatus } from './estimate.status.ts';

/** A row of the list. The single record adds the lines and taxes: `EstimateDetail`. */
export class EstimateRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: EstimateStatus;
  /** Given at the first sending, from a gapless series; null before. It stays when the estimate is revised. */
  number: string | null;
  /** On a draft the one that was chosen, null for the default. */
  numberSeriesId: number | null;
  /** 1 until it is revised. */
  revision: number;
  customerId: number;
  customerName: string;
  contactId: number | null;
  projectId: number | null;
  projectName: string | null;
  referenceNumber: string | null;
  orderNumber: string | null;
  estimateDate: string;
  expiryDate: string;
  currency: string;
  /** Units of the organisation's currency for one of the document's; 1 when they are the same. */
  exchangeRate: number;
  /** The rate says how many units of the estimate's currency one unit of the organisation's is. */
  exchangeRateInverted: boolean;
  language: Language;
  pricesIncludeTax: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  subtotal: number;
  discount: number;
  /** What the charges of the document add. */
  charge: number;
  net: number;
  tax: number;
  total: number;
  sentAt: string | null;
  /** When it was accepted or declined. */
  decidedAt: string | null;
  /** The invoice that it became, unless that was voided. */
  invoiceId: number | null;
  invoiceNumber: string | null;
  pdfState: PdfState;
}

export class EstimateDetail extends EstimateRecord {
  /** Why it has another number series than the default. */
  numberSeriesReason: string | null;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  supplyDate: string | null;
  advanceDate: string | null;
  deliveryPlace: string | null;
  customerNotes: string | null;
  terms: string | null;
  internalNote: string | null;
  declineReasonId: number | null;
  declineRemark: string | null;
  pdfFileId: number | null;
  charges: DocumentChargeRecord[];
  lines: DocumentLineRecord[];
  taxes: DocumentTaxRecord[];
}

/** An estimate as the customer got it before it was revised. */
export class EstimateVersionRecord {
  revision: number;
  status: EstimateStatus;
  sentAt: string;
  decidedAt: string | null;
  currency: string;
  total: number;
  pdfFileId: number | null;
  lines: DocumentLineRecord[];
}

/** Numbers for the tabs of the list. */
export class EstimateCounts {
  all: number;
  draft: number;
  sent: number;
  expired: number;
  accepted: number;
  rejected: number;
}
