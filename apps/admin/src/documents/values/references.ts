import type { DocumentRecord } from '@kontor/domain';

/** The references of a document, in the order of its form, its list and its paper. */
export const references = ['referenceNumber', 'orderNumber'] as const;
type Reference = (typeof references)[number];

export const referencesOf = (document: Pick<DocumentRecord, Reference>) =>
  references.map((name) => [name, document[name]] as const);
