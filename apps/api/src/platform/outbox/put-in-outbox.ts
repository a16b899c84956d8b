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

/** Puts a mail into the outbox, in the transaction of the caller. It leaves when that commits. */
export async function putInOutbox(em: EntityManager, letter: Letter): Promise<Mail> {
  const mail = await putInOutboxWaiting(em, letter);
  await enqueue(em, sendMail, { mailId: mail.id }, { key: `mail ${mail.id}` });
  return mail;
}

/** The same for a mail that waits for the PDF of the invoice it is about: the job that draws it attaches it and lets the mail go. */
export async function putInOutboxWaiting(em: EntityManager, letter: Letter): Promise<Mail> {
  const mail = em.create(Mail, { attachments: [], state: 'queued', ...letter });
  await em.persist(mail).flush();
  return mail;
}

const waitingMails = async (em: EntityManager, subjectType: string, subjectId: number): Promise<Mail[]> =>
  (await em.find(Mail, { subjectType, subjectId, state: 'queued' })).filter(({ attachments }) => attachments.length === 0);

/** Attaches a file to the mails that wait for it and lets them go. One that has its paper keeps it, as its words were written to that. */
export async function releaseWaiting(
  em: EntityManager,
  subjectType: string,
  subjectId: number,
  attachment: MailAttachment,
): Promise<void> {
  for (const mail of await waitingMails(em, subjectType, subjectId)) {
    mail.attachments = [attachment];
    await enqueue(em, sendMail, { mailId: mail.id }, { key: `mail ${mail.id}` });
  }
}

/** What the mails wait for will not come: they have failed, and say why. */
export async function failWaiting(em: EntityManager, subjectType: string, subjectId: number, error: string): Promise<void> {
  for (const mail of await waitingMails(em, subjectType, subjectId)) Object.assign(mail, { state: 'failed', error });
  await em.flush();
}
