import type { EmailAttachment, EmailReceiver, EmailRecord, EmailSender } from '@kontor/domain';
import { acquaintanceNamed, acquaintances } from '../acquaintances.ts';
import { letters, type Letter } from './mailbox-letters.ts';
import { face, sheet } from '../pictures.ts';

/** The owner of the mailbox. */
type MailboxOwner = { name: string; email: string };

const hour = 3_600_000;

/** The emails of a new mailbox: ids 1 to 24, newest last, the last four from the last few hours. */
export function sampleEmails(owner: MailboxOwner, now: Date): EmailRecord[] {
  const at = (hoursAgo: number): string => new Date(now.getTime() - hoursAgo * hour).toISOString();
  return letters.map((letter, index) => {
    const email: EmailRecord = {
      id: index + 1,
      from: letter.from ? senderOf(letter.from) : { ...owner, avatar: '' },
      to: [letter.to ? receiverOf(letter.to) : owner],
      subject: letter.subject,
      cc: (letter.cc ?? []).map((name) => acquaintanceNamed(name).email),
      bcc: [],
      message: html(letter.text),
      attachments: (letter.files ?? []).map(attachment),
      isStarred: letter.isStarred ?? false,
      labels: letter.labels ?? [],
      time: at(letter.hoursAgo),
      replies: [],
      folder: letter.folder,
      isRead: letter.isRead ?? false,
      about: null,
      answersId: null,
    };
    return { ...email, replies: repliesOf(email, letter, at) };
  });
}

/** An email contains its replies, with ids that count within it. */
function repliesOf(email: EmailRecord, letter: Letter, at: (hoursAgo: number) => string): EmailRecord[] {
  return (letter.replies ?? []).map(({ from, hoursAgo, text }, index) => ({
    ...email,
    id: index + 1,
    from: from ? senderOf(from) : email.from,
    subject: `Re: ${email.subject}`,
    message: html(text),
    attachments: [],
    isStarred: false,
    labels: [],
    time: at(hoursAgo),
    isRead: true,
  }));
}

const html = (paragraphs: string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** An unknown name is that of a spam sender. */
function senderOf(name: string): EmailSender {
  const known = acquaintances.find((one) => one.name.startsWith(name));
  if (known) return { name: known.name, email: known.email, avatar: face(known.name) };
  return { name, email: `${name.toLowerCase().replaceAll(' ', '-')}@spam.sample.example`, avatar: face(name) };
}

function receiverOf(name: string): EmailReceiver {
  const { name: fullName, email } = acquaintanceNamed(name);
  return { name: fullName, email };
}

const attachment = ([fileName, size]: [string, string]): EmailAttachment => ({
  fileName,
  thumbnail: sheet(fileName),
  url: '',
  size,
});
