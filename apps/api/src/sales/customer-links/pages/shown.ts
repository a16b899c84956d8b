import type { CreditNoteStatus, EstimateDetail, EstimateStatus, InvoiceStatus, Language, LateInterest } from '@kontor/domain';
import type { PaperData } from '../../../documents/paper/paper.ts';
import type { DocumentKeys, DocumentKind } from '../link-documents.ts';

/** A valid link with its document. */
export type OpenLink = {
  id: number;
  customerId: number;
  customerName: string;
  createdById: number | null;
} & DocumentKeys;
/** What settled a part of a document: a payment, or a credit note or an advance with its number. */
export type SettledPart = { by: 'payment' | 'creditNote' | 'advance'; number: string | null; date: string; amount: number };
/** What became of a part of a credit note: it reduced an invoice, or was paid back. */
export type CreditUse = { invoiceNumber: string | null; date: string; amount: number };

/** A document as its customer sees it. */
export type ShownDocument = {
  kind: DocumentKind;
  id: number;
  /** Without it the document is being revised. */
  paper: PaperData | undefined;
  languages: Language[];
  firm: string;
  timeZone: string;
  hasEInvoice?: boolean;
  /** An invoice or a retainer invoice. */
  payable?: { status: InvoiceStatus; balance: number; isOverdue: boolean; isCredited: boolean; settled: SettledPart[] };
  /** Of an invoice that is overdue and not disputed. */
  lateInterest?: LateInterest;
  creditNote?: { status: CreditNoteStatus; unallocated: number; uses: CreditUse[] };
  estimate?: {
    status: EstimateStatus;
    revision: number;
    isExpired: boolean;
    decidedAt: string | null;
    decidedByName: string | null;
    /** The saved estimate, for the sums with a choice of its optional lines. */
    offer: EstimateDetail;
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
  /** The amount to pay of an invoice; the total of an estimate; what is left of a credit note. */
  open: number;
  isOverdue: boolean;
  /** Not an invoice that was issued elsewhere. */
  hasPage: boolean;
};
/** An advance of which money is left. */
export type OpenAdvance = {
  id: number;
  number: string;
  date: string;
  currency: string;
  paid: number;
  /** Used for invoices, or paid back. */
  used: number;
  available: number;
};
export type Overview = { firm: string; language: Language; documents: OpenDocument[]; advances: OpenAdvance[] };
