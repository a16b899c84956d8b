import {
  addressesOf,
  answerTo,
  prefixed,
  quoteOf,
  type EmailAttachment,
  type EmailInput,
  type EmailReceiver,
  type EmailRecord,
  type EmailTopic,
} from '@kontor/domain';
import { wordsOf, writtenOf } from '../letterText.ts';

export const answerKinds = ['reply', 'reply_all', 'forward'] as const;
export type AnswerKind = (typeof answerKinds)[number];
/** An email being written. */
export type Draft = {
  draftId: number | null;
  to: EmailReceiver[];
  cc: EmailReceiver[];
  bcc: EmailReceiver[];
  subject: string;
  /** The text above the quote. */
  html: string;
  quote: string;
  attachments: EmailAttachment[];
  about: EmailTopic | null;
  answersId: number | null;
};

export const emptyDraft: Draft = {
  draftId: null,
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  html: '',
  quote: '',
  attachments: [],
  about: null,
  answersId: null,
};

const receivers = (addresses: readonly string[]): EmailReceiver[] => addresses.map((email) => ({ name: email, email }));

/** A stored draft, ready for editing. */
export const draftOf = ({ id, to, cc, bcc, subject, message, attachments, about, answersId }: EmailRecord): Draft => ({
  draftId: id,
  to,
  cc: receivers(cc),
  bcc: receivers(bcc),
  subject,
  about,
  answersId,
  attachments: attachments.filter(({ fileId }) => fileId),
  ...writtenOf(message),
});

/** A reply to an email, or a forward of it. */
export function answerOf(mail: EmailRecord, kind: AnswerKind, ownAddress: string): Draft {
  const common = { ...emptyDraft, quote: quoteOf(mail), about: mail.about };
  if (kind === 'forward')
    return {
      ...common,
      subject: prefixed('Fwd: ', mail.subject),
      attachments: mail.attachments.filter(({ fileId }) => fileId),
    };
  const { to, cc } = answerTo(mail, ownAddress, kind === 'reply_all');
  return { ...common, to, cc: receivers(cc), subject: prefixed('Re: ', mail.subject), answersId: mail.id };
}

export const inputOf = ({ draftId, to, cc, bcc, subject, html, quote, attachments, about, answersId }: Draft): EmailInput => ({
  to: to.map(({ name, email }) => ({ name, email })),
  cc: cc.map(({ email }) => email),
  bcc: bcc.map(({ email }) => email),
  subject,
  message: html + quote,
  draftId,
  attachmentIds: attachments.flatMap(({ fileId }) => fileId ?? []),
  about,
  answersId,
});

/** True when nobody has entered anything. */
export const isEmpty = ({ to, cc, bcc, subject, html, attachments }: Draft): boolean =>
  addressesOf({ to, cc: cc.map(({ email }) => email), bcc: bcc.map(({ email }) => email) }).length === 0 &&
  !subject.trim() &&
  !wordsOf(html) &&
  attachments.length === 0;
