import { defineEntity, p } from '@mikro-orm/core';
import {
  emailFolders,
  emailLabels,
  type EmailAttachment,
  type EmailLabel,
  type EmailReceiver,
  type EmailRecord,
  type EmailSender,
  type EmailSubject,
} from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';
import { mailboxCountTriggers } from './mailbox-count.entity.ts';

const byLabel = emailLabels.map((label) => ({
  name: `email_${label}_index`,
  expression: `create index "email_${label}_index" on "email" ("user_id", "folder", "id") where '${label}' = any ("labels")`,
}));

/**
 * An email in one person's mailbox; each receiver has a copy. Ids count within the mailbox. Each way of listing has an index in
 * its order, so that a mailbox with 100 000 emails is as fast as one with 100.
 */
const schema = defineEntity({
  name: 'Email',
  tableName: 'email',
  triggers: mailboxCountTriggers,
  checks: [
    { name: 'email_labels', expression: `labels <@ '{${emailLabels.join()}}'::text[]` },
    { name: 'email_about', expression: '(about_subject is null) = (about_id is null)' },
  ],
  indexes: [
    { name: 'email_folder_index', properties: ['userId', 'folder', 'id'] },
    {
      name: 'email_starred_index',
      expression: 'create index "email_starred_index" on "email" ("user_id", "id") where "is_starred" and "folder" <> \'trash\'',
    },
    {
      name: 'email_subject_search',
      expression: 'create index "email_subject_search" on "email" using gin (plain_text("subject") gin_trgm_ops)',
    },
    ...byLabel,
    {
      name: 'email_about_index',
      expression:
        'create index "email_about_index" on "email" ("user_id", "about_subject", "about_id", "id") where "about_id" is not null',
    },
    {
      // For the check whether a person may read a file: one of their emails has it attached.
      name: 'email_file_index',
      expression: 'create index "email_file_index" on "email" using gin ("attachments" jsonb_path_ops)',
    },
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
    /** The record that the email is about. Not a foreign key: the email outlives the record. */
    aboutSubject: p.string().length(40).$type<EmailSubject>().nullable(),
    aboutId: p.integer().nullable(),
    answersId: p.integer().nullable(),
  },
});
export class Email extends schema.class {}
schema.setClass(Email);
