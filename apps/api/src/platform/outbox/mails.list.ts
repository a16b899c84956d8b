import type { MailRecord } from '@kontor/domain';
import { columnsOf, without } from '../rest/columns-of.ts';
import { text, shown } from '../rest/columns.ts';
import { listOf } from '../rest/list.ts';
import { from } from '../rest/table.ts';
import { Mail } from './mail.entity.ts';

const m = from(Mail, 'm');

/**
 * Mail that people write from their mailbox also goes through the outbox. Its content is private: an Admin sees only its
 * addresses and state.
 */
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
