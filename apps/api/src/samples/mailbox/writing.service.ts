import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  attachmentOf,
  DomainError,
  forwardOf,
  mostReplyBytes,
  mostSendsAMinute,
  receiversOf,
  replyTo,
  type EmailInput,
  type EmailRecord,
  type ForwardEmailInput,
  type Letter,
  type ReplyEmailInput,
  type WriteEmailInput,
  type WrittenEmail,
} from '@kontor/domain';
import { Limiter } from '../../platform/auth/limiter.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { cleanHtml } from '../../platform/html/html.ts';
import { EmailFiles, type StoredFile } from './email-files.service.ts';
import { EmailDelivery } from './delivery.service.ts';
import { cleanLetter } from './email.letter.ts';
import { emailColumns, shownEmail } from './email.record.ts';
import { mailboxSet } from './mailbox.set.ts';

@Injectable()
export class EmailWriting {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
    private readonly delivery: EmailDelivery,
    private readonly limiter: Limiter,
    private readonly files: EmailFiles,
  ) {}

  async send({ email }: WriteEmailInput): Promise<WrittenEmail> {
    const { letter, files } = await this.letter(email);
    return this.post(letter, files, async (em, sent) => {
      await this.dropDraft(em, email.draftId);
      if (email.answersId) await this.hang(em, email.answersId, sent);
    });
  }

  /** The reply is also listed under the email that it answers. */
  async reply({ emailId, message, toAll }: ReplyEmailInput): Promise<WrittenEmail> {
    await this.sets.ready(mailboxSet);
    const answered = await this.own(emailId);
    const { email: address } = await this.delivery.sender(this.em);
    const answer = cleanHtml(message);
    const letter = replyTo(answered, answer, address, toAll ?? false);
    return this.post(letter, [], (em, sent) => this.hang(em, emailId, { ...sent, message: answer }));
  }

  async forward({ emailId, email }: ForwardEmailInput): Promise<WrittenEmail> {
    await this.sets.ready(mailboxSet);
    const passed = await this.own(emailId);
    const { letter, files } = await this.letter(email);
    const whole = forwardOf(passed, letter);
    const passedFiles = await this.files.readable(whole.attachments.flatMap(({ fileId }) => fileId ?? []));
    return this.post(whole, files.length ? [...files, ...passedFiles] : passedFiles, (em) => this.dropDraft(em, email.draftId));
  }

  /** Adds a draft, or changes an existing one. */
  async saveDraft({ email }: WriteEmailInput): Promise<WrittenEmail> {
    await this.sets.ready(mailboxSet);
    const { letter } = await this.letter(email);
    return this.em.transactional(async (em) => {
      publish(em, { type: 'changed', subject: 'Email', userId: person().userId });
      if (email.draftId) return { email: await this.changeDraft(em, email.draftId, letter) };
      const from = await this.delivery.sender(em);
      const [{ userId: _userId, ...draft }] = await this.delivery.store(em, from, letter, [
        { userId: person().userId, folder: 'draft' },
      ]);
      return { email: draft };
    });
  }

  private async letter(email: EmailInput): Promise<{ letter: Letter; files: StoredFile[] }> {
    const files = await this.files.readable(email.attachmentIds ?? []);
    return { letter: { ...cleanLetter(email), attachments: files.map(attachmentOf) }, files };
  }

  private async post(
    letter: Letter,
    files: StoredFile[],
    after: (em: EntityManager, sent: EmailRecord) => Promise<void>,
  ): Promise<WrittenEmail> {
    const addresses = receiversOf(letter);
    const route = await this.delivery.routeOf(this.em, addresses);
    return inTransaction(this.em, async (em) => {
      await this.limiter.count(`email ${person().userId}`, mostSendsAMinute, 60, em);
      const from = await this.delivery.sender(em);
      const email = await this.delivery.deliver(em, from, letter, files, route);
      await after(em, email);
      return { email };
    });
  }

  private async changeDraft(em: EntityManager, id: number, letter: Letter): Promise<EmailRecord> {
    const { to, cc, bcc, subject, message, attachments, about, answersId } = letter;
    const { rows } =
      await sql<EmailRecord>`update email e set receivers = ${JSON.stringify(to)}::jsonb, cc = ${JSON.stringify(cc)}::jsonb,
      bcc = ${JSON.stringify(bcc)}::jsonb, subject = ${subject}, message = ${message},
      attachments = ${JSON.stringify(attachments)}::jsonb, about_subject = ${about?.subject ?? null}, about_id = ${about?.id ?? null},
      answers_id = ${answersId}, time = ${clock.now().toISOString()}::timestamptz
      where e.user_id = ${person().userId} and e.id = ${id} and e.folder = 'draft' returning ${emailColumns}`.execute(
        em.getKysely(),
      );
    const [draft] = rows;
    if (!draft) throw new DomainError('email.not_a_draft');
    return shownEmail(draft);
  }

  /** Lists the reply under the email that it answers, within the size limit of its replies. */
  private async hang(em: EntityManager, emailId: number, sent: EmailRecord): Promise<void> {
    const reply = JSON.stringify([sent]);
    await sql`update email set replies = replies || ${reply}::jsonb where user_id = ${person().userId} and id = ${emailId}
      and octet_length(replies::text) + octet_length(${reply}::text) <= ${mostReplyBytes}`.execute(em.getKysely());
  }

  /** Deletes the draft that was sent. */
  private async dropDraft(em: EntityManager, id: EmailInput['draftId']): Promise<void> {
    if (!id) return;
    await sql`delete from email where user_id = ${person().userId} and id = ${id} and folder = 'draft'`.execute(em.getKysely());
  }

  private async own(id: number): Promise<EmailRecord> {
    const { rows } = await sql<EmailRecord>`select ${emailColumns} from email e
      where e.user_id = ${person().userId} and e.id = ${id}`.execute(this.em.getKysely());
    const [email] = rows;
    if (!email) throw notFound();
    return shownEmail(email);
  }
}
