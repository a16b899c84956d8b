import type { MailRecord } from '@kontor/domain';
import { moment, shown, text, whole } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';

/** What people write to strangers goes through the outbox too, and is theirs: of those letters an Admin sees to whom and whether they left. */
const ofTheFirm = (column: string): string => `(case when m.subject_type = 'Email' then '' else ${column} end)`;

export const mailList = listOf<MailRecord>({
  name: 'mails',
  subject: 'Mail',
  table: 'mail m',
  columns: {
    id: whole('m.id'),
    createdAt: moment('m.created_at'),
    toAddress: text('m.to_address'),
    subject: text(ofTheFirm('m.subject')),
    text: shown(ofTheFirm('m.text')),
    state: text('m.state'),
    sentAt: moment('m.sent_at'),
    error: text('m.error'),
    subjectType: text('m.subject_type'),
    subjectId: whole('m.subject_id'),
  },
  search: ['toAddress', 'subject'],
  sort: ['createdAt', 'DESC'],
});
