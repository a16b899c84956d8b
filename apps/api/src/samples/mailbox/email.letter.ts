import { asHtml, letterOf, type EmailInput, type EmailReceiver, type Letter } from '@kontor/domain';
import { cleanHtml, plainText, wellFormed } from '../../platform/html/html.ts';

/** What was sent, as it may be stored: clean, and without halves of characters. */
export function cleanLetter(input: EmailInput): Letter {
  const letter = letterOf(input, cleanHtml);
  return {
    ...letter,
    to: letter.to.map(({ name, email }) => ({ name: wellFormed(name), email })),
    subject: wellFormed(letter.subject),
  };
}

/** For an address outside: the writer is named below the text, since the sender of all mails is the organisation. */
export function letterOutside(message: string, { name, email }: EmailReceiver): { text: string; html: string } {
  const signature = `${name} <${email}>`;
  return { text: `${plainText(message)}\n\n${signature}`.trim(), html: `${message}<p>${asHtml(signature)}</p>` };
}
