import type { MailRecord } from '@kontor/domain';
import { columnsOf, without } from '../rest/columns-of.ts';
import { text, shown } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';
import { from } from '../rest/table.ts';
import { Mail } from './mail.entity.ts';

const m = from(Mail, 'm');

/** What people write to strangers goes through the outbox too, and is theirs: of those letters an Admin sees to whom and whether they left. */
const ofTheFirm = (column: string): string => `(case when m.subject_type = 'Email' then '' else ${column} end)`;

export const mailList = listOf<MailRecord>('mails', m, {
  columns: columnsOf(m, {
    subject: text(ofTheFirm('m.subject')),
    text: shown(ofTheFirm('m.text')),
    ...without('replyTo', 'html', 'attachments'),
  }),
  search: ['toAddress', 'subject'],
  sort: ['createdAt', 'DESC'],
});
