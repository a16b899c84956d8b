import type { DocumentRecord } from '@kontor/domain';

/** The references that the customer gives, which a template has too, and all of a document, in the order of form and list. */
export const templateReferences = ['orderNumber', 'yourReference'] as const;
export const references = ['referenceNumber', ...templateReferences] as const;
type Reference = (typeof references)[number];

export const referencesOf = (document: Pick<DocumentRecord, Reference>) =>
  references.map((name) => [name, document[name]] as const);
