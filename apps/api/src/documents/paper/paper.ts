import { fileURLToPath } from 'node:url';
import type { DocumentChargeRecord, Language, PrintedDocument, TaxCategory } from '@kontor/domain';
import { draw } from '../../platform/pdf/typst.ts';
import type { DocumentSnapshot } from '../snapshot.ts';
import { paperPage } from './paper-page.ts';
import type { KindWords } from './paper-words.ts';

export type PaperLine = {
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  baseQuantity: number;
  discountPercent: number;
  discountAmount: number | null;
  charge: number;
  chargeReason: string | null;
  taxPercent: number | null;
  taxCategory: TaxCategory;
  net: number;
  serviceFrom: string | null;
  serviceTo: string | null;
  /** The customer may leave it out; only an estimate has such lines. */
  optional?: boolean | null;
  /** An optional line that was chosen. */
  isChosen?: boolean;
};
export type PaperTax = {
  category: TaxCategory;
  percent: number | null;
  base: number;
  amount: number;
  exemptionReason: string | null;
};

/** All that is on the paper; nothing is looked up while it is drawn. */
export type PaperData = PrintedDocument &
  Pick<DocumentSnapshot, 'seller' | 'buyer' | 'bankAccount' | 'baseCurrency' | 'hours'> & {
    words: Record<Language, KindWords>;
    /** null on a draft. */
    number: string | null;
    date: string;
    dueDate: string | null;
    paymentReference: string | null;
    /** It was taken back: it says so across the page, and asks for no money. */
    isVoid?: boolean;
    lines: PaperLine[];
    charges: Pick<DocumentChargeRecord, 'reason' | 'percent' | 'charge'>[];
    taxes: PaperTax[];
    /** The total if all optional lines are chosen. */
    fullTotal?: number;
    prepaid: number;
    /** The retainer invoices whose money is part of `prepaid`. */
    advances?: readonly { number: string; date: string; amount: number }[] | null;
    rounding: number;
    /** What is to be paid; a kind that asks for no money names its total here and has no bank account. */
    due: number;
    /** The invoice that a credit note credits, and the reason for it. */
    creditedNumber?: string;
    creditedDate?: string;
    reason?: string;
    /** PNG, JPEG, GIF or WEBP. */
    logo: Uint8Array | null;
  };

const template = fileURLToPath(new URL('./paper.typ', import.meta.url));

/** The document as a PDF, drawn in a process of its own, with its e-invoice attached. */
export function drawPaper(data: PaperData, eInvoice: string | null = null): Promise<Buffer> {
  return draw({ template, ...paperPage(data), logo: data.logo, eInvoice });
}
