import { defineEntity, p } from '@mikro-orm/core';
import { mailStates } from '@kontor/domain';
import { createdAt } from '../orm/base.ts';

type Kept = { storageKey: string; mimeType: string };
/** A file of the firm, a stored object of another module, or, with size and checksum, one that belongs to the mail alone. */
export type MailAttachment = { name: string } & ({ fileId: number } | Kept | (Kept & { size: number; sha256: string }));

/** The outbox. Without a mail server a mail stays here as `kept` and can be read in the admin. */
const schema = defineEntity({
  name: 'Mail',
  tableName: 'mail',
  indexes: [{ name: 'mail_subject_index', properties: ['subjectType', 'subjectId'] }],
  properties: {
    id: p.integer().primary(),
    createdAt,
    /** One address, or several separated by commas. */
    toAddress: p.string().length(1000),
    /** The Reply-To address; without it, replies go to the sender of all mails. */
    replyTo: p.string().length(200).nullable(),
    subject: p.string().length(300),
    text: p.text(),
    html: p.text().nullable(),
    attachments: p.json<MailAttachment[]>(),
    state: p.enum(mailStates).default('queued'),
    sentAt: p.datetime().nullable(),
    error: p.string().length(500).nullable(),
    /** The record that the mail is about, such as Invoice 42. */
    subjectType: p.string().length(40).nullable(),
    subjectId: p.integer().nullable(),
  },
});
export class Mail extends schema.class {}
schema.setClass(Mail);
