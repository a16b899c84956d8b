import {
  eInvoiceOf,
  ublOf,
  type DocumentChargeRecord,
  type DocumentTaxRecord,
  type DocumentToWrite,
  type EInvoiceType,
} from '@kontor/domain';
import type { PaperData } from '../paper/paper.ts';

/** The paper of an issued document with the figures that only its e-invoice needs. */
export type IssuedPaper = Omit<PaperData, 'charges' | 'taxes'> & {
  number: string;
  customerId: number;
  charges: DocumentChargeRecord[];
  taxes: DocumentTaxRecord[];
};
export type EInvoiceKind = { type: EInvoiceType; preceding?: DocumentToWrite['preceding'] };

/** Returns an issued document as its e-invoice tells it: with the parties and figures of its paper. */
const documentToWrite = (paper: IssuedPaper, kind: EInvoiceKind): DocumentToWrite => ({
  ...paper,
  ...kind,
  orderNumber: paper.orderNumber ?? paper.buyer.orderReference ?? null,
});

/** Writes the e-invoice of an issued document. Throws if a party has no electronic address: such a document never asks for one. */
export function writeEInvoice(paper: IssuedPaper, kind: EInvoiceKind): string {
  const invoice = eInvoiceOf(documentToWrite(paper, kind));
  if (!invoice) throw new Error(`The e-invoice of ${paper.number} lacks the electronic address of a party`);
  return ublOf(invoice);
}
