import { DocumentRecord, type DocumentDetail } from '../../documents/fields/document.ts';
import { DocumentLineRecord } from '../../documents/lines/line.ts';
import type { EstimateStatus } from './estimate.status.ts';

export class EstimateLineRecord extends DocumentLineRecord {
  /** The customer may leave it out: it counts in the total only once it is chosen. */
  optional: boolean;
}

/** A row of the list. Its number is kept through revisions, and its sums do not count optional lines. `EstimateDetail` adds the lines and taxes. */
export class EstimateRecord extends DocumentRecord {
  status: EstimateStatus;
  /** 1 until the first revision. */
  revision: number;
  estimateDate: string;
  expiryDate: string;
  /** The total if all optional lines are chosen. */
  fullTotal: number;
  /** The total with the optional lines that were chosen; null unless it is accepted. */
  acceptedTotal: number | null;
  /** The time of acceptance or decline. */
  decidedAt: string | null;
  /** The reason for the loss: a classifier; null unless it was declined with one. */
  declineReasonId: number | null;
  /** The invoice made from it, unless that was voided. */
  invoiceId: number | null;
  invoiceNumber: string | null;
  /** The project that was made from its lines. */
  madeProjectId: number | null;
}

export interface EstimateDetail extends EstimateRecord, DocumentDetail {
  declineRemark: string | null;
  /** Who accepted or declined it by the customer's link, as they wrote their name; null where somebody of the firm marked it. */
  decidedByName: string | null;
  /** The address that the answer came from. */
  decidedFrom: string | null;
  /** What the customer wrote when accepting it. */
  acceptRemark: string | null;
  /** The positions of the optional lines that were chosen when it was accepted; null unless it is accepted. */
  chosenLines: number[] | null;
  lines: EstimateLineRecord[];
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
