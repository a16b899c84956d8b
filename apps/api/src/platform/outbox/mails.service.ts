import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { allows } from '@kontor/abilities';
import { assertAgain, type MailRecord } from '@kontor/domain';
import { actor } from '../context/actor.ts';
import { forbidden } from '../errors/api-error.ts';
import { enqueue } from '../jobs/job.ts';
import { oneOf, pageOf, type ListQuery } from '../rest/list.ts';
import { Page } from '../rest/page.ts';
import { inTransaction } from '../rest/retry.ts';
import { subjectOf } from '../subjects/subjects.ts';
import { Mail } from './mail.entity.ts';
import { mailList } from './mails.list.ts';
import { putInOutbox, sendMail } from './put-in-outbox.ts';
import { withoutLinks } from './without-links.ts';

@Injectable()
export class MailsService {
  constructor(private readonly em: EntityManager) {}

  async list(query: ListQuery): Promise<Page<MailRecord>> {
    const { name, rows, first, total } = await pageOf(this.em, mailList, query);
    return new Page(name, rows.map(shownTo), first, total);
  }

  async get(id: number): Promise<MailRecord> {
    return shownTo(await oneOf(this.em, mailList, id));
  }

  /** A mail that was not sent is retried itself; one that was sent is copied, since mail servers drop a second mail with the same message id. */
  async sendAgain(id: number, to: string): Promise<MailRecord> {
    if (!allows(actor().ability, 'read', 'Mail', undefined, 'text')) throw forbidden();
    const about = await oneOf(this.em, mailList, id);
    const sent = await inTransaction(this.em, async (em) => {
      // The record before its mails, as where it is voided.
      if (about.subjectId) await subjectOf(about.subjectType ?? '')?.assertMailable?.(em, about.subjectId);
      const mail = await em.findOneOrFail(Mail, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      const { subject, text, html, replyTo, attachments } = mail;
      const { subjectType = null, subjectId = null } = mail;
      assertAgain({ state: mail.state, text, subjectType }, attachments.length > 0);
      if (mail.state === 'sent')
        return putInOutbox(em, { toAddress: to, subject, text, html, replyTo, attachments, subjectType, subjectId });
      Object.assign(mail, { toAddress: to, state: 'queued', error: null });
      await enqueue(em, sendMail, { mailId: id }, { key: `mail ${id}` });
      return mail;
    });
    return this.get(sent.id);
  }
}

/** An account link is for its receiver only. Only a person with all rights can copy one from a mail that was not sent. */
const shownTo = (mail: MailRecord): MailRecord =>
  allows(actor().ability, 'manage', 'all') ? mail : { ...mail, text: withoutLinks(mail.text) };
