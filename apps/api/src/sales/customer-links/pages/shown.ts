import type { EstimateStatus, InvoiceStatus, Language } from '@kontor/domain';
import type { PaperData } from '../../../documents/paper/paper.ts';

/** A valid link with its document. */
export type OpenLink = {
  id: number;
  customerId: number;
  customerName: string;
  invoiceId: number | null;
  estimateId: number | null;
  createdById: number | null;
};
export type DocumentKind = 'invoices' | 'estimates';
export type PaidPart = { date: string; amount: number };

/** A document as its customer sees it. */
export type ShownDocument = {
  kind: DocumentKind;
  id: number;
  /** Without it the document is being revised. */
  paper: PaperData | undefined;
  languages: Language[];
  firm: string;
  timeZone: string;
  invoice?: { status: InvoiceStatus; balance: number; isOverdue: boolean; paid: PaidPart[]; hasEInvoice: boolean };
  estimate?: {
    status: EstimateStatus;
    revision: number;
    isExpired: boolean;
    decidedAt: string | null;
    decidedByName: string | null;
  };
};
export type OpenDocument = {
  kind: DocumentKind;
  id: number;
  number: string;
  date: string;
  dueDate: string;
  currency: string;
  total: number;
  /** The amount to pay of an invoice; the total of an estimate. */
  open: number;
  isOverdue: boolean;
  /** Not an invoice that was issued elsewhere. */
  hasPage: boolean;
};
export type Overview = { firm: string; language: Language; documents: OpenDocument[] };
