import { DomainError } from '../../platform/errors/domain-error.ts';
import { mostReceivers, type EmailInput } from './email.input.ts';
import { addressesOf, answerTo, longestEmail, prefixed } from './email.rules.ts';
import type { EmailAttachment, EmailReceiver, EmailRecord, EmailTopic } from './email.ts';

/** An email ready to send: complete, and with sanitised HTML. */
export type Letter = {
  to: EmailReceiver[];
  cc: string[];
  bcc: string[];
  subject: string;
  message: string;
  attachments: EmailAttachment[];
  about: EmailTopic | null;
  answersId: number | null;
};
/** Sanitises HTML. */
type Clean = (html: string) => string;

export const letterOf = ({ to, cc, bcc, subject, message, about, answersId }: EmailInput, clean: Clean): Letter => ({
  to: (to ?? []).map(({ name, email }) => ({ name: name || email, email })),
  cc: cc ?? [],
  bcc: bcc ?? [],
  subject: subject ?? '',
  message: clean(message ?? ''),
  attachments: [],
  about: about ? { subject: about.subject, id: about.id } : null,
  answersId: answersId ?? null,
});

/** A reply to an email: `answer` is sanitised HTML, with the answered email quoted below. */
export const replyTo = (answered: EmailRecord, answer: string, ownAddress: string, toAll: boolean): Letter => ({
  ...answerTo(answered, ownAddress, toAll),
  bcc: [],
  subject: prefixed('Re: ', answered.subject),
  message: withQuote(answer, answered),
  attachments: [],
  about: answered.about,
  answersId: answered.id,
});

/** The forwarded email, quoted below the message. */
export const forwardOf = (passed: EmailRecord, letter: Letter): Letter => ({
  ...letter,
  subject: letter.subject || prefixed('Fwd: ', passed.subject),
  message: withQuote(letter.message, passed),
  attachments: [...passed.attachments, ...letter.attachments],
  about: letter.about ?? passed.about,
});

/** All receivers, each once. Refuses none, and more than an email may have. */
export function receiversOf(letter: Pick<Letter, 'to' | 'cc' | 'bcc'>): string[] {
  const addresses = addressesOf(letter);
  if (!addresses.length) throw new DomainError('email.no_receivers');
  if (addresses.length > mostReceivers) throw new DomainError('email.too_many_receivers', { max: mostReceivers });
  return addresses;
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br />' };

/** Plain text as HTML that looks the same. Example: `asHtml('a < b')` is `'a &lt; b'`. */
export const asHtml = (text: string): string => text.replace(/[&<>"\n]/g, (sign) => signs[sign] ?? sign);

/** An email as a quotation below the reply. */
export const quoteOf = ({ from, time, message }: Pick<EmailRecord, 'from' | 'time' | 'message'>): string =>
  `<p>${asHtml(`${from.name} <${from.email}>, ${time.slice(0, 10)}:`)}</p><blockquote>${message}</blockquote>`;

function withQuote(message: string, quoted: EmailRecord): string {
  const whole = message + quoteOf(quoted);
  if (whole.length > longestEmail) throw new DomainError('field.too_long', { max: longestEmail });
  return whole;
}
