import { defineEntity, p } from '@mikro-orm/core';
import { languages, textKinds } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

/** The firm's default texts of new documents of a kind, in one language. */
const schema = defineEntity({
  name: 'DocumentText',
  tableName: 'document_text',
  uniques: [{ name: 'document_text_unique', properties: ['kind', 'language'] }],
  checks: [{ name: 'document_text_some', expression: 'customer_notes is not null or terms is not null' }],
  properties: {
    ...base,
    kind: p.enum(textKinds),
    language: p.enum(languages),
    customerNotes: p.text().nullable(),
    terms: p.text().nullable(),
  },
});
export class DocumentText extends schema.class {}
schema.setClass(DocumentText);
