import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows } from '@kontor/abilities';
import {
  isSampleAddress,
  mostOutsideADay,
  type EmailFolder,
  type EmailRecord,
  type EmailSender,
  type Letter,
} from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { putInOutbox } from '../../platform/outbox/put-in-outbox.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { MailServers } from '../../platform/outbox/mail-servers.service.ts';
import type { StoredFile } from './email-files.service.ts';
import { letterOutside } from './email.letter.ts';
import { mailboxSet } from './mailbox.set.ts';
import { Email } from './email.entity.ts';

type Copy = { userId: number; folder: EmailFolder };
/** The recipients of an email: user ids inside the organisation, and addresses outside. */
export type Route = { inside: number[]; outside: string[] };

/** Delivers an email. Each receiver has a copy of their own, and so does the sender. */
@Injectable()
export class EmailDelivery {
  constructor(
    private readonly sets: SampleSets,
    private readonly servers: MailServers,
  ) {}

  async sender(em: EntityManager): Promise<EmailSender> {
    const { rows } = await sql<EmailSender>`select coalesce(nullif(full_name, ''), display_name) as name, email,
      coalesce(avatar, '') as avatar from user_account where id = ${person().userId}`.execute(em.getKysely());
    const [sender] = rows;
    if (!sender) throw new Error('Who writes is not there');
    return sender;
  }

  /** Writing to outside addresses needs the right to send mail; sample people have no real address. */
  async routeOf(em: EntityManager, addresses: string[]): Promise<Route> {
    const lower = addresses.map((address) => address.toLowerCase());
    const { rows } = await sql<{ id: number; email: string }>`select id, lower(email) as email from user_account
      where active and lower(email) = any (${lower}) order by id`.execute(em.getKysely());
    const known = new Set(rows.map(({ email }) => email));
    const outside = lower.filter((address) => !known.has(address) && !isSampleAddress(address));
    if (outside[0]) await this.mayWriteOutside(em, outside[0]);
    const inside = rows.map(({ id }) => id);
    const ordered = [...new Set([person().userId, ...inside])].sort((a, b) => a - b);
    for (const userId of ordered) await this.sets.ready(mailboxSet, userId);
    return { inside, outside };
  }

  /** Delivers in the caller's transaction; returns the sender's copy. */
  async deliver(
    em: EntityManager,
    from: EmailSender,
    letter: Letter,
    files: StoredFile[],
    { inside, outside }: Route,
  ): Promise<EmailRecord> {
    const { userId: ownId } = person();
    const copies: Copy[] = [{ userId: ownId, folder: 'sent' }, ...inside.map((userId): Copy => ({ userId, folder: 'inbox' }))];
    const emails = await this.store(em, from, letter, copies);
    await this.checkOutside(em, ownId, outside.length);
    for (const toAddress of outside)
      await putInOutbox(em, {
        toAddress,
        replyTo: from.email,
        subject: letter.subject,
        ...letterOutside(letter.message, from),
        attachments: files.map(({ name, mimeType, storageKey }) => ({ name, mimeType, storageKey })),
        subjectType: 'Email',
        subjectId: ownId,
      });
    publish(em, { type: 'changed', subject: 'Email', userId: ownId });
    for (const { userId, id } of emails.slice(1)) publish(em, { type: 'mail', subject: 'Email', id, userId });
    const [{ userId: _userId, ...own }] = emails;
    return own;
  }

  /** Takes ids in the order of user ids, so that two people who write to each other do not deadlock. */
  async store(
    em: EntityManager,
    from: EmailSender,
    letter: Letter,
    copies: Copy[],
  ): Promise<[EmailRecord & { userId: number }, ...(EmailRecord & { userId: number })[]]> {
    const many = new Map<number, number>();
    for (const { userId } of copies) many.set(userId, (many.get(userId) ?? 0) + 1);
    const next = new Map<number, number>();
    for (const [userId, count] of [...many].sort(([a], [b]) => a - b))
      next.set(userId, await this.sets.takeId(em, mailboxSet, userId, count));
    const time = clock.now();
    const [first, ...others] = copies.map(({ userId, folder }, index) => {
      const id = next.get(userId) ?? 0;
      next.set(userId, id + 1);
      return {
        ...letter,
        userId,
        id,
        from,
        // Only the sender sees the bcc, and ids count within a mailbox.
        bcc: index === 0 ? letter.bcc : [],
        answersId: index === 0 ? letter.answersId : null,
        folder,
        isRead: folder !== 'inbox',
        isStarred: false,
        labels: [],
        replies: [],
      };
    });
    if (!first) throw new Error('A mail needs a mailbox');
    await em.insertMany(
      Email,
      [first, ...others].map(({ about, ...copy }) => ({
        ...copy,
        time,
        aboutSubject: about?.subject ?? null,
        aboutId: about?.id ?? null,
      })),
    );
    const told = { time: time.toISOString() };
    return [{ ...first, ...told }, ...others.map((copy) => ({ ...copy, ...told }))];
  }

  /**
   * Replies go to the writer's address, so it must be confirmed as theirs. Without a mail server, addresses cannot be confirmed,
   * and need not be.
   */
  private async mayWriteOutside(em: EntityManager, address: string): Promise<void> {
    const { userId: id, ability } = person();
    if (!allows(ability, 'send', 'Mail')) throw new ApiError('email.outside_not_allowed', { address });
    if (!(await this.servers.isSetUp(em))) return;
    const { rows } = await sql`select 1 from user_account where id = ${id} and email_confirmed_at is not null`.execute(
      em.getKysely(),
    );
    if (!rows.length) throw new ApiError('email.confirm_first');
  }

  /** Counted after locking the sender's id row, so that concurrent sends cannot exceed the limit. */
  private async checkOutside(em: EntityManager, userId: number, many: number): Promise<void> {
    if (!many) return;
    const { rows } = await sql<{ count: number }>`select count(*) as count from mail where subject_type = 'Email'
      and subject_id = ${userId} and created_at > ${clock.now().toISOString()}::timestamptz - interval '1 day'`.execute(
      em.getKysely(),
    );
    if ((rows[0]?.count ?? 0) + many > mostOutsideADay)
      throw new ApiError('email.too_many_outside', { max: mostOutsideADay }, undefined, { 'Retry-After': '3600' });
  }
}
