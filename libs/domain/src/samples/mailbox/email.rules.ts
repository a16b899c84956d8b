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

/** Sample people have no real address, so email to them is never sent. */
export const sampleMailDomain = 'sample.example';
/** Maximum number and total size in bytes of the emails listed when no page is asked for, newest first. */
export const mostEmails = 500;
export const mostEmailBytes = 8 * 1024 * 1024;
/** Maximum total size of the replies to one email. */
export const mostReplyBytes = 100_000;
/** Limits per person: sends a minute, and new external addresses a day. */
export const mostSendsAMinute = 30;
export const mostOutsideADay = 200;
/** Maximum length of an email with its quotations. */
export const longestEmail = 60_000;

/** An empty folder means the inbox, as a missing one does. */
export const folderAsked = (folder: string): string => folder || 'inbox';

/** The record that a query filters by; undefined when there is none. */
export function topicIn(subject: string, id: number | undefined): EmailTopic | undefined {
  const known = emailSubjects.find((one) => one === subject);
  return known && id ? { subject: known, id } : undefined;
}

export const isEmailFolder = (name: string): name is EmailFolder => (emailFolders as readonly string[]).includes(name);

/** Is the email in the folder? `starred` has starred emails outside the trash; an unknown folder is empty. */
export function liesIn(email: Pick<EmailRecord, 'folder' | 'isStarred'>, folder: string): boolean {
  const asked = folderAsked(folder);
  return asked === 'starred' ? email.isStarred && email.folder !== 'trash' : email.folder === asked;
}

/** The emails that match all conditions, newest first. The search covers the subject only. */
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

/** Adds the label where it is missing, removes it where it is present. */
export const toggleLabel = (labels: readonly EmailLabel[], label: EmailLabel): EmailLabel[] =>
  labels.includes(label) ? labels.filter((one) => one !== label) : [...labels, label];

/** The email with the next lower (`previous`) or next higher id over all folders; undefined for an unknown email. */
export function neighbourOf<Mail extends { id: number }>(emails: readonly Mail[], id: number, dir: string): Mail | undefined {
  const sorted = [...emails].sort((a, b) => a.id - b.id);
  const at = sorted.findIndex((email) => email.id === id);
  if (at < 0) return undefined;
  return dir === 'previous' ? sorted[at - 1] : dir === 'next' ? sorted[at + 1] : undefined;
}

/** Adds the prefix unless the subject has it. Example: `prefixed('Re: ', 'Re: offer')` is `Re: offer`. */
export const prefixed = (prefix: 'Re: ' | 'Fwd: ', subject: string): string =>
  (subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : prefix + subject).slice(0, 300);

/** Every address once, ignoring case, in the order given. */
export function addressesOf(email: { to: readonly EmailReceiver[]; cc: readonly string[]; bcc: readonly string[] }): string[] {
  const seen = new Set<string>();
  return [...email.to.map((receiver) => receiver.email), ...email.cc, ...email.bcc].filter((address) => {
    const key = address.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** The receivers of a reply to all: the sender and every receiver but the person who replies. */
export function answerTo(
  email: Pick<EmailRecord, 'from' | 'to' | 'cc'>,
  ownAddress: string,
  all: boolean,
): { to: EmailReceiver[]; cc: string[] } {
  const own = ownAddress.toLowerCase();
  const isOther = (address: string): boolean => address.toLowerCase() !== own;
  // A reply to one's own email goes to its receivers.
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

/** An attached file as the email shows it. */
export const attachmentOf = ({ id, name, size }: { id: number; name: string; size: number }): EmailAttachment => ({
  fileName: name,
  thumbnail: '',
  url: `/apps/email/attachments/${id}`,
  size: sizeInWords(size),
  fileId: id,
});

/** Is this the address of a sample person? Email to sample people is never sent, so no right is needed for it. */
export function isSampleAddress(address: string): boolean {
  const domain = address.toLowerCase().slice(address.lastIndexOf('@') + 1);
  return domain === sampleMailDomain || domain.endsWith(`.${sampleMailDomain}`);
}
