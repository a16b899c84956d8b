import { asHtml, letterOf, type EmailInput, type EmailReceiver, type Letter } from '@kontor/domain';
import { cleanHtml, plainText, wellFormed } from '../../platform/html/html.ts';

/** An email ready to be stored: sanitised, and without unpaired surrogates. */
export function cleanLetter(input: EmailInput): Letter {
  const letter = letterOf(input, cleanHtml);
  return {
    ...letter,
    to: letter.to.map(({ name, email }) => ({ name: wellFormed(name), email })),
    subject: wellFormed(letter.subject),
  };
}

/** The form for outside addresses: it names the writer below the text, since the mail's sender is the organisation. */
export function letterOutside(message: string, { name, email }: EmailReceiver): { text: string; html: string } {
  const signature = `${name} <${email}>`;
  return { text: `${plainText(message)}\n\n${signature}`.trim(), html: `${message}<p>${asHtml(signature)}</p>` };
}
