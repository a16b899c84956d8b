import type { Language } from '../../platform/language/languages.ts';
import { DocumentLineRecord, type DocumentChargeRecord, type DocumentTaxRecord } from '../../documents/lines/line.ts';
import type { PdfState } from '../../documents/paper.ts';
import type { EstimateStatus } from './estimate.status.ts';

export class EstimateLineRecord extends DocumentLineRecord {
  /** The customer may leave it out: it counts in the total only once it is chosen. */
  optional: boolean;
}

/** A row of the list. `EstimateDetail` adds the lines and taxes. */
export class EstimateRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  status: EstimateStatus;
  /** Assigned at the first sending, from a gapless series, and kept through revisions; null before. */
  number: string | null;
  /** On a draft the chosen series, null for the default. */
  numberSeriesId: number | null;
  /** 1 until the first revision. */
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
  /** Units of the organisation's currency per unit of the document's; 1 when they are the same. */
  exchangeRate: number;
  /** The rate is in units of the estimate's currency per unit of the organisation's. */
  exchangeRateInverted: boolean;
  language: Language;
  pricesIncludeTax: boolean;
  discountPercent: number | null;
  discountAmount: number | null;
  subtotal: number;
  discount: number;
  /** The total of the document's charges. */
  charge: number;
  net: number;
  tax: number;
  /** Without the optional lines, like the sums above. */
  total: number;
  /** The total if all optional lines are chosen. */
  fullTotal: number;
  /** The total with the optional lines that were chosen; null unless it is accepted. */
  acceptedTotal: number | null;
  sentAt: string | null;
  /** The time of acceptance or decline. */
  decidedAt: string | null;
  /** The reason for the loss: a classifier; null unless it was declined with one. */
  declineReasonId: number | null;
  /** The invoice made from it, unless that was voided. */
  invoiceId: number | null;
  invoiceNumber: string | null;
  /** The project that was made from its lines. */
  madeProjectId: number | null;
  pdfState: PdfState;
}

export class EstimateDetail extends EstimateRecord {
  /** The reason for another number series than the default. */
  numberSeriesReason: string | null;
  exchangeRateDate: string | null;
  exchangeRateSource: string | null;
  supplyDate: string | null;
  advanceDate: string | null;
  deliveryPlace: string | null;
  customerNotes: string | null;
  terms: string | null;
  internalNote: string | null;
  declineRemark: string | null;
  /** Who accepted or declined it by the customer's link, as they wrote their name; null where somebody of the firm marked it. */
  decidedByName: string | null;
  /** The address that the answer came from. */
  decidedFrom: string | null;
  /** What the customer wrote when accepting it. */
  acceptRemark: string | null;
  pdfFileId: number | null;
  charges: DocumentChargeRecord[];
  /** The positions of the optional lines that were chosen when it was accepted; null unless it is accepted. */
  chosenLines: number[] | null;
  lines: EstimateLineRecord[];
  taxes: DocumentTaxRecord[];
}

/** A version of an estimate that the customer got before a revision. */
export class EstimateVersionRecord {
  revision: number;
  status: EstimateStatus;
  sentAt: string;
  decidedAt: string | null;
  currency: string;
  total: number;
  pdfFileId: number | null;
  lines: EstimateLineRecord[];
}

/** The estimates that match a filter, in one currency: their total and how they ended. */
export class EstimateTotals {
  currency: string;
  count: number;
  total: number;
  acceptedCount: number;
  rejectedCount: number;
  expiredCount: number;
}

/** Counts for the tabs of the list. */
export class EstimateCounts {
  all: number;
  draft: number;
  sent: number;
  expired: number;
  accepted: number;
  rejected: number;
}

export const wonPeriods = ['month', 'quarter'] as const;
export type WonPeriod = (typeof wonPeriods)[number];

/** How the estimates that match a filter ended in a month or quarter, with their totals in the organisation's currency. */
export class EstimateWonRecord {
  /** `2026-11`, or `2026-Q4`. */
  period: string;
  acceptedCount: number;
  rejectedCount: number;
  expiredCount: number;
  /** What was accepted, with the chosen optional lines. */
  acceptedAmount: number;
  /** What was declined or expired. */
  lostAmount: number;
}
