import { defineEntity, p } from '@mikro-orm/core';
import {
  emailFolders,
  emailLabels,
  type EmailAttachment,
  type EmailLabel,
  type EmailReceiver,
  type EmailRecord,
  type EmailSender,
} from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { mailboxCountTriggers } from './mailbox-count.entity.ts';

const byLabel = emailLabels.map((label) => ({
  name: `email_${label}_index`,
  expression: `create index "email_${label}_index" on "email" ("user_id", "folder", "id") where '${label}' = any ("labels")`,
}));

/**
 * A mail in one person's mailbox; who receives a mail has a copy of their own. The ids count within the mailbox.
 * Each way of listing has an index in its order, so that a mailbox is as quick with 100 000 mails as with 100.
 */
const schema = defineEntity({
  name: 'Email',
  tableName: 'email',
  triggers: mailboxCountTriggers,
  checks: [{ name: 'email_labels', expression: `labels <@ '{${emailLabels.join()}}'::text[]` }],
  indexes: [
    { name: 'email_folder_index', properties: ['userId', 'folder', 'id'] },
    {
      name: 'email_starred_index',
      expression: 'create index "email_starred_index" on "email" ("user_id", "id") where "is_starred" and "folder" <> \'trash\'',
    },
    {
      name: 'email_subject_search',
      expression: 'create index "email_subject_search" on "email" using gin ("subject" gin_trgm_ops)',
    },
    ...byLabel,
  ],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    id: p.integer().primary(),
    time: p.datetime(),
    folder: p.enum(emailFolders),
    isRead: p.boolean(),
    isStarred: p.boolean(),
    labels: p.array<EmailLabel>(),
    subject: p.string().length(300),
    from: p.json<EmailSender>().fieldName('sender'),
    to: p.json<EmailReceiver[]>().fieldName('receivers'),
    cc: p.json<string[]>(),
    bcc: p.json<string[]>(),
    message: p.text(),
    attachments: p.json<EmailAttachment[]>(),
    replies: p.json<EmailRecord[]>(),
  },
});
export class Email extends schema.class {}
schema.setClass(Email);
