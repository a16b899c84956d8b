import { sql, type RawBuilder } from 'kysely';
import type { EmailRecord } from '@kontor/domain';
import { shownHtml } from '../../platform/html/html.ts';

/** The columns of `email e` under the names of the record. */
export const emailColumns: RawBuilder<EmailRecord> = sql`e.id, e.sender as "from", e.receivers as "to", e.subject, e.cc, e.bcc, e.message,
  e.attachments, e.is_starred as "isStarred", e.labels, e.time, e.replies, e.folder, e.is_read as "isRead",
  case when e.about_id is not null then json_build_object('subject', e.about_subject, 'id', e.about_id) end as about,
  e.answers_id as "answersId"`;

/** Sanitises the HTML of an email before it is shown, whatever is stored. */
export const shownEmail = <Mail extends EmailRecord>(email: Mail): Mail => ({
  ...email,
  message: shownHtml(email.message),
  replies: email.replies.map((reply) => ({ ...reply, message: shownHtml(reply.message) })),
});
