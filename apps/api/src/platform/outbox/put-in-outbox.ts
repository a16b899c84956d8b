import type { EntityManager } from '@mikro-orm/postgresql';
import { enqueue, job } from '../jobs/job.ts';
import { Mail, type MailAttachment } from './mail.entity.ts';

export const sendMail = job<{ mailId: number }>('sendMail');

type Letter = {
  toAddress: string;
  replyTo?: string | null;
  subject: string;
  text: string;
  html?: string | null;
  attachments?: MailAttachment[];
  subjectType?: string | null;
  subjectId?: number | null;
};

/** Puts a mail into the outbox in the caller's transaction. It is sent when that commits. */
export async function putInOutbox(em: EntityManager, letter: Letter): Promise<Mail> {
  const mail = await putInOutboxWaiting(em, letter);
  await enqueue(em, sendMail, { mailId: mail.id }, { key: `mail ${mail.id}` });
  return mail;
}

/**
 * The same for a mail that waits for the PDF of its document: the job that makes the PDF attaches it, before what is kept for the mail, and releases
 * the mail.
 */
export async function putInOutboxWaiting(em: EntityManager, letter: Letter): Promise<Mail> {
  const mail = em.create(Mail, { attachments: [], state: 'queued', ...letter });
  await em.persist(mail).flush();
  return mail;
}

const waitingMails = async (em: EntityManager, subjectType: string, subjectId: number): Promise<Mail[]> =>
  (await em.find(Mail, { subjectType, subjectId, state: 'queued' })).filter(({ attachments }) =>
    attachments.every((one) => !('fileId' in one)),
  );

/** Attaches files to the waiting mails and releases them. A mail that already has its PDF keeps it, since its text was written for that one. */
export async function releaseWaiting(
  em: EntityManager,
  subjectType: string,
  subjectId: number,
  attachments: MailAttachment[],
): Promise<void> {
  for (const mail of await waitingMails(em, subjectType, subjectId)) {
    mail.attachments = [...attachments, ...mail.attachments];
    await enqueue(em, sendMail, { mailId: mail.id }, { key: `mail ${mail.id}` });
  }
}

/** Marks mails as failed, with the reason, when their attachment will not come. */
export async function failWaiting(em: EntityManager, subjectType: string, subjectId: number, error: string): Promise<void> {
  for (const mail of await waitingMails(em, subjectType, subjectId)) Object.assign(mail, { state: 'failed', error });
  await em.flush();
}
