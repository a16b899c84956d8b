import type { MailRecord } from '@kontor/domain';
import { moment, shown, text, whole } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';

export const mailList = listOf<MailRecord>({
  name: 'mails',
  subject: 'Mail',
  table: 'mail m',
  columns: {
    id: whole('m.id'),
    createdAt: moment('m.created_at'),
    toAddress: text('m.to_address'),
    subject: text('m.subject'),
    text: shown('m.text'),
    state: text('m.state'),
    sentAt: moment('m.sent_at'),
    error: text('m.error'),
    subjectType: text('m.subject_type'),
    subjectId: whole('m.subject_id'),
  },
  search: ['toAddress', 'subject'],
  sort: ['createdAt', 'DESC'],
});
