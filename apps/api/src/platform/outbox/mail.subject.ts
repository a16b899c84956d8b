import { defineSubject } from '../subjects/subject.ts';
import { Mail } from './mail.entity.ts';
import { withoutLinksSql } from './without-links.ts';

export const mailSubject = defineSubject({
  entity: Mail,
  stored: `select a->>'storageKey' as key, (a->>'size')::integer as size, a->>'sha256' as sha256, (a->>'name') || ' of Mail ' || id as name
    from mail cross join jsonb_array_elements(attachments) as a where a ? 'sha256'`,
  exported: { text: withoutLinksSql('text'), html: withoutLinksSql('html') },
  leadsTo: { subject: 'subjectType', id: 'subjectId' },
  history: 'none',
});
