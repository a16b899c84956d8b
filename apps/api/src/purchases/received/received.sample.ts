import { eInvoiceOf, ublOf, type EInvoice } from '@kontor/domain';
import { aDocumentToWrite, buyer, seller } from '../../../../../libs/domain/src/documents/e-invoice/testing/a-document.ts';
import type { Agent } from '../../../test/test-app.ts';

/** A PDF of one empty page. */
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

type Given = {
  document?: NonNullable<Parameters<typeof aDocumentToWrite>[0]>;
  change?: (invoice: EInvoice) => Partial<EInvoice>;
};

/** Returns the file of an e-invoice from a Lithuanian vendor. */
export function anEInvoiceFile({ document, change }: Given = {}): string {
  const invoice = eInvoiceOf(aDocumentToWrite(document));
  if (!invoice) throw new Error('A party has no electronic address');
  return ublOf({ ...invoice, ...change?.(invoice) });
}

export const vendorOfFiles = seller;
export const buyerOfFiles = buyer;

/** Sends the file of an e-invoice as a person. */
export const sendEInvoice = (by: Agent, content: string | Buffer, name = 'invoice.xml') =>
  by
    .post('/api/v1/bills/e-invoice')
    .attach('file', Buffer.from(content), { filename: name, contentType: 'application/octet-stream' });
