import type { DocumentRecord } from '@kontor/domain';

/** The references of a template and of a document, in the order of form, list and paper. */
export const templateReferences = ['orderNumber', 'yourReference'] as const;
export const references = ['referenceNumber', ...templateReferences] as const;
type Reference = (typeof references)[number];

export const referencesOf = (document: Pick<DocumentRecord, Reference>) =>
  references.map((name) => [name, document[name]] as const);
