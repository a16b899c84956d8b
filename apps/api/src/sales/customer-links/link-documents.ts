import type { LinkTarget } from '@kontor/domain';

/** The documents that a link can open: in an address, in the database and in abilities. */
export const linkDocuments = [
  { subject: 'Invoice', kind: 'invoices', table: 'invoice', column: 'invoice_id', key: 'invoiceId' },
  {
    subject: 'RetainerInvoice',
    kind: 'retainer-invoices',
    table: 'retainer_invoice',
    column: 'retainer_invoice_id',
    key: 'retainerInvoiceId',
  },
  { subject: 'CreditNote', kind: 'credit-notes', table: 'credit_note', column: 'credit_note_id', key: 'creditNoteId' },
  { subject: 'Estimate', kind: 'estimates', table: 'estimate', column: 'estimate_id', key: 'estimateId' },
] as const;
type LinkDocument = (typeof linkDocuments)[number];
export type DocumentKind = LinkDocument['kind'];
export type DocumentSubject = LinkDocument['subject'];
export type DocumentKeys = Record<LinkDocument['key'], number | null>;

/** SQL: the link opens the customer's page instead of a document. */
export const isOfCustomer = (link: string): string =>
  `num_nonnulls(${linkDocuments.map(({ column }) => `${link}.${column}`).join(', ')}) = 0`;

/** Returns the document that a link opens; undefined for that of a customer. */
export function documentOf(link: Partial<DocumentKeys>): (LinkDocument & { id: number }) | undefined {
  for (const known of linkDocuments) {
    const id = link[known.key];
    if (id) return { ...known, id };
  }
  return undefined;
}

/** Returns the columns of a link to this target. */
export const keysOf = ({ subject, id }: LinkTarget): DocumentKeys =>
  Object.fromEntries(linkDocuments.map((known) => [known.key, known.subject === subject ? id : null])) as DocumentKeys;
