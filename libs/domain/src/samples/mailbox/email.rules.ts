import {
  emailFolders,
  emailSubjects,
  type EmailAttachment,
  type EmailFolder,
  type EmailLabel,
  type EmailReceiver,
  type EmailRecord,
  type EmailsMeta,
  type EmailTopic,
} from './email.ts';

type EmailFilter = { q: string; folder: string; label: string; about?: EmailTopic };

/** Sample people have no real address, so mail to them never leaves. */
export const sampleMailDomain = 'sample.example';
/** The newest so many of a folder are listed when no page is asked for, or as many as have so many bytes. */
export const mostEmails = 500;
export const mostEmailBytes = 8 * 1024 * 1024;
/** What the replies of one mail may have together. */
export const mostReplyBytes = 100_000;
/** Sends of one person in a minute, and addresses outside that one person writes to in a day. */
export const mostSendsAMinute = 30;
export const mostOutsideADay = 200;
/** What a mail may become by what it quotes. */
export const longestEmail = 60_000;

/** An empty folder is the inbox, as one that is not given. */
export const folderAsked = (folder: string): string => folder || 'inbox';

/** The record that a query asks for; undefined when it asks for none. */
export function topicIn(subject: string, id: number | undefined): EmailTopic | undefined {
  const known = emailSubjects.find((one) => one === subject);
  return known && id ? { subject: known, id } : undefined;
}

export const isEmailFolder = (name: string): name is EmailFolder => (emailFolders as readonly string[]).includes(name);

/** `starred` shows what is starred and not trashed; an unknown folder shows nothing. */
export function liesIn(email: Pick<EmailRecord, 'folder' | 'isStarred'>, folder: string): boolean {
  const asked = folderAsked(folder);
  return asked === 'starred' ? email.isStarred && email.folder !== 'trash' : email.folder === asked;
}

/** The mails that fit all conditions, the newest first. The search looks at the subject alone. */
export function filterEmails<Mail extends EmailRecord>(
  emails: readonly Mail[],
  { q, folder, label, about }: EmailFilter,
): Mail[] {
  const sought = q.toLowerCase();
  return emails
    .filter(
      (email) =>
        (about ? isAbout(email, about) && (folder ? liesIn(email, folder) : email.folder !== 'trash') : liesIn(email, folder)) &&
        (!label || (email.labels as string[]).includes(label)) &&
        email.subject.toLowerCase().includes(sought),
    )
    .sort((a, b) => b.id - a.id);
}

const isAbout = ({ about }: Pick<EmailRecord, 'about'>, { subject, id }: EmailTopic): boolean =>
  about?.subject === subject && about.id === id;

export function metaOf(emails: readonly Pick<EmailRecord, 'folder' | 'isRead'>[]): EmailsMeta {
  const count = (folder: EmailFolder, unreadOnly: boolean): number =>
    emails.filter((email) => email.folder === folder && !(unreadOnly && email.isRead)).length;
  return { inbox: count('inbox', true), draft: count('draft', false), spam: count('spam', true) };
}

/** Adds the label where it is absent, takes it away where it is present. */
export const toggleLabel = (labels: readonly EmailLabel[], label: EmailLabel): EmailLabel[] =>
  labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label];

/** The mail with the next lower (`previous`) or next higher id over all folders; none of a mail that is not there. */
export function neighbourOf<Mail extends { id: number }>(emails: readonly Mail[], id: number, dir: string): Mail | undefined {
  const sorted = [...emails].sort((a, b) => a.id - b.id);
  const at = sorted.findIndex((email) => email.id === id);
  if (at < 0) return undefined;
  return dir === 'previous' ? sorted[at - 1] : dir === 'next' ? sorted[at + 1] : undefined;
}

/** Example: `prefixed('Re: ', 'Re: offer')` is `Re: offer`: an answer to an answer is one answer. */
export const prefixed = (prefix: 'Re: ' | 'Fwd: ', subject: string): string =>
  (subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : prefix + subject).slice(0, 300);

/** Every address once, whatever its case, in the order given. */
export function addressesOf(email: { to: readonly EmailReceiver[]; cc: readonly string[]; bcc: readonly string[] }): string[] {
  const seen = new Set<string>();
  return [...email.to.map((receiver) => receiver.email), ...email.cc, ...email.bcc].filter((address) => {
    const key = address.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Those who get an answer to all: the sender and every receiver but the person who answers. */
export function answerTo(
  email: Pick<EmailRecord, 'from' | 'to' | 'cc'>,
  ownAddress: string,
  all: boolean,
): { to: EmailReceiver[]; cc: string[] } {
  const own = ownAddress.toLowerCase();
  const isOther = (address: string): boolean => address.toLowerCase() !== own;
  // An answer to a mail of one's own goes to those it was sent to.
  const sender = { name: email.from.name, email: email.from.email };
  const first = isOther(sender.email) ? [sender] : email.to.filter((receiver) => isOther(receiver.email));
  if (!all) return { to: first.length ? first : [sender], cc: [] };
  const taken = new Set(first.map((receiver) => receiver.email.toLowerCase()));
  const others = email.to.filter((receiver) => isOther(receiver.email) && !taken.has(receiver.email.toLowerCase()));
  const to = [...first, ...others];
  return { to: to.length ? to : [sender], cc: email.cc.filter(isOther) };
}

/** Example: `sizeInWords(5_300_000)` is `5.3mb`. */
const sizeInWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 100_000) / 10}mb` : `${Math.max(1, Math.round(bytes / 1000))}kb`;

/** What a mail shows of a file that somebody has attached. */
export const attachmentOf = ({ id, name, size }: { id: number; name: string; size: number }): EmailAttachment => ({
  fileName: name,
  thumbnail: '',
  url: `/apps/email/attachments/${id}`,
  size: sizeInWords(size),
  fileId: id,
});

/** Example: a mail to the sample people alone may be sent by everybody, since it leaves nowhere. */
export function isSampleAddress(address: string): boolean {
  const domain = address.toLowerCase().slice(address.lastIndexOf('@') + 1);
  return domain === sampleMailDomain || domain.endsWith(`.${sampleMailDomain}`);
}
