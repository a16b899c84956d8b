import { DomainError } from '../errors/domain-error.ts';
import type { MailRecord } from './mail.ts';
import type { mailMessages } from './mail.messages.ts';

type Sendable = Pick<MailRecord, 'state' | 'text' | 'subjectType'>;

/**
 * The reason why a mail of the outbox cannot be sent again; undefined when it can. A mail with an account link is never sent
 * again: the link is personal and expires. Example: `whyNotAgain({ state: 'queued', text: '', subjectType: null })` is
 * `mail.still_waiting`.
 */
export function whyNotAgain({ state, text, subjectType }: Sendable): keyof typeof mailMessages | undefined {
  if (state === 'queued') return 'mail.still_waiting';
  if (subjectType === 'Email') return 'mail.is_personal';
  return text.includes('#token=') ? 'mail.has_link' : undefined;
}

/** Throws DomainError with the reason of `whyNotAgain`, or `mail.no_pdf` when the PDF of the document is not attached. */
export function assertAgain(mail: Sendable, hasPdf: boolean): void {
  const reason = whyNotAgain(mail) ?? (hasPdf || !mailsWithPdf.has(mail.subjectType ?? '') ? undefined : 'mail.no_pdf');
  if (reason) throw new DomainError(reason);
}

const mailsWithPdf = new Set(['Invoice', 'Estimate', 'CreditNote', 'RetainerInvoice', 'Payment', 'Customer']);
