import { defineEntity, p } from '@mikro-orm/core';
import { languages, letterKinds } from '@kontor/domain';
import { base } from '../../platform/orm/base.ts';

/** The firm's own text of a letter, instead of Kontor's. */
const schema = defineEntity({
  name: 'MailTemplate',
  tableName: 'mail_template',
  uniques: [{ name: 'mail_template_unique', properties: ['kind', 'language'] }],
  properties: {
    ...base,
    kind: p.enum(letterKinds),
    language: p.enum(languages),
    subject: p.string().length(200),
    text: p.text(),
  },
});
export class MailTemplate extends schema.class {}
schema.setClass(MailTemplate);
