import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type LetterWords } from '@kontor/domain';
import { note } from '../platform/audit/note.ts';
import { File } from '../platform/files/file.entity.ts';
import type { MailAttachment } from '../platform/outbox/mail.entity.ts';
import { putInOutbox, putInOutboxWaiting } from '../platform/outbox/put-in-outbox.ts';
import type { DocumentSnapshot } from './snapshot.ts';

type Mailed = 'Invoice' | 'Estimate' | 'CreditNote' | 'RetainerInvoice';
type Issued = {
  id: number;
  snapshot?: DocumentSnapshot | null;
  pdfState: string;
  pdfFileId?: number | null;
};

/** What was issued keeps the parties and the language of that day. Throws DomainError `document.not_issued`. */
export function issuedSnapshot({ snapshot }: Pick<Issued, 'snapshot'>): DocumentSnapshot {
  if (!snapshot) throw new DomainError('document.not_issued');
  return snapshot;
}

/**
 * Sends a locked document by email, with its stored PDF and `others` of its files. One whose PDF is not there yet waits for it; `draw` asks for
 * a PDF where the first drawing has failed. The history tells to whom.
 */
export async function mailPaper(
  em: EntityManager,
  subject: Mailed,
  document: Issued,
  letter: LetterWords & { toAddress: string },
  draw: () => Promise<void>,
  others: readonly MailAttachment[] = [],
): Promise<void> {
  note(em, { verb: 'mail', subject, subjectId: document.id, changes: { to: [null, letter.toAddress] } });
  await putWithPaper(em, subject, document, letter, draw, others);
}

/** Puts an email with the stored PDF of a locked document into the outbox; one whose PDF is not there yet waits for it. */
export async function putWithPaper(
  em: EntityManager,
  subject: Mailed,
  { id, pdfState, pdfFileId }: Issued,
  letter: LetterWords & { toAddress: string },
  draw: () => Promise<void>,
  others: readonly MailAttachment[] = [],
): Promise<void> {
  const about = { subjectType: subject, subjectId: id };
  const file = pdfFileId && pdfState === 'ready' ? await em.findOne(File, { id: pdfFileId }) : null;
  if (file) await putInOutbox(em, { ...letter, ...about, attachments: [{ fileId: file.id, name: file.name }, ...others] });
  else {
    await putInOutboxWaiting(em, { ...letter, ...about, attachments: others.filter((one) => !('fileId' in one)) });
    if (pdfState !== 'pending') await draw();
  }
}
