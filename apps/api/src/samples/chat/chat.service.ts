import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  contactIdOf,
  DomainError,
  idOf,
  mostChatMessages,
  mostMessagesAMinute,
  newChat,
  ownChatId,
  textIn,
  userIdOf,
  wholeIn,
  type ChatContactRecord,
  type ChatMessageRecord,
  type ChatOverview,
  type ChatRecord,
  type OpenedChat,
  type SendChatMessageInput,
  type SentChatAnswer,
} from '@kontor/domain';
import { Limiter } from '../../platform/auth/limiter.ts';
import { notFound } from '../../platform/errors/api-error.ts';
import { publish } from '../../platform/events/publish.ts';
import { inTransaction } from '../../platform/rest/retry.ts';
import { SampleSets } from '../sets/sample-sets.ts';
import { clock } from '../../platform/context/clock.ts';
import { person } from '../../platform/context/actor.ts';
import { ChatContacts, type FoundContact } from './chat-contacts.service.ts';
import { ChatProfiles } from './chat-profiles.service.ts';
import { chatSet } from './chat.set.ts';

type Side = { userId: number; contactId: number; senderId: number; unseen: number };
type StoredChat = { messageCount: number; unseen: number; seenAt: string | null };

/** Each person has their own side of a chat. A change by one of two colleagues is applied to both sides. */
@Injectable()
export class ChatService {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: SampleSets,
    private readonly contacts: ChatContacts,
    private readonly profiles: ChatProfiles,
    private readonly limiter: Limiter,
  ) {}

  async overview(): Promise<ChatOverview> {
    await this.sets.ready(chatSet);
    const [found, { id, avatar, fullName, status }] = await Promise.all([this.contacts.find(), this.profiles.own()]);
    const chats = found
      .filter(({ chatId }) => chatId !== null)
      .sort((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? -1 : 1))
      .map((one) => ({ ...shown(one), chat: { id: one.id, unseenMsgs: one.unseen, lastMessage: one.lastMessage } }));
    return { chatsContacts: chats, contacts: found.map(shown), profileUser: { id, avatar, fullName, status } };
  }

  /** Opens a chat: marks all its messages as seen, and tells the other side. */
  async open(query: object): Promise<OpenedChat> {
    await this.sets.ready(chatSet);
    const contactId = idOf(textIn(query, 'id'));
    const [contact] = contactId ? await this.contacts.find({ contactId }) : [];
    if (!contact) return {};
    const stored = contact.chatId === null ? undefined : await this.see(contact.id);
    if (!stored) return { contact: shown(contact) };
    const before = wholeIn(query, 'before', stored.messageCount + 1);
    const messages = await this.messages(contact.id, before);
    const earlier = Math.max(0, Math.min(before - 1, stored.messageCount) - messages.length);
    return {
      chat: {
        id: contact.id,
        userId: contact.id,
        unseenMsgs: 0,
        messages,
        ...(earlier ? { earlier } : {}),
        ...(contact.isSample ? {} : { seenAt: stored.seenAt }),
      },
      contact: shown(contact),
    };
  }

  async send({ obj: { message, contact: addressed } }: SendChatMessageInput): Promise<SentChatAnswer> {
    const { userId } = person();
    await this.sets.ready(chatSet);
    const [contact] = await this.contacts.find({ contactId: addressed.id });
    if (!contact) throw notFound();
    if (!contact.isActive) throw new DomainError('chat.contact_gone');
    const otherId = contact.isSample ? undefined : userIdOf(contact.id);
    const now = clock.now();
    const own: Side = { userId, contactId: contact.id, senderId: ownChatId, unseen: 0 };
    const isNew = await inTransaction(this.em, async (em) => {
      await this.limiter.count(`chat ${userId}`, mostMessagesAMinute, 60, em);
      const sides = otherId === undefined ? [own] : [own, otherSide(userId, otherId)];
      // Lock order: by user id, so that two people who write to each other do not deadlock.
      sides.sort((a, b) => a.userId - b.userId);
      const numbers = new Map<number, number>();
      for (const side of sides) numbers.set(side.userId, await this.append(em, side, message, now));
      publish(em, { type: 'changed', subject: 'Chat', id: contact.id, userId });
      if (otherId !== undefined) publish(em, { type: 'message', subject: 'Chat', id: contactIdOf(userId), userId: otherId });
      return numbers.get(userId) === 1;
    });
    const newMessageData: ChatMessageRecord = { message, time: now.toISOString(), senderId: ownChatId };
    const chat: ChatRecord | undefined = isNew ? newChat(contact.id, newMessageData) : undefined;
    return { response: { newMessageData, id: contact.id, ...(chat ? { chat } : {}) } };
  }

  /** Appends a message and returns its number; the first one begins the chat. */
  private async append(em: EntityManager, side: Side, message: string, now: Date): Promise<number> {
    const time = now.toISOString();
    const { rows } = await sql<{ number: number }>`with one as (
        insert into chat (user_id, contact_id, started_at, message_count, unseen)
        values (${side.userId}, ${side.contactId}, ${time}::timestamptz, 1, ${side.unseen})
        on conflict (user_id, contact_id) do update
          set message_count = chat.message_count + 1, unseen = chat.unseen + excluded.unseen
        returning message_count)
      insert into chat_message (user_id, contact_id, number, sender_id, message, time)
      select ${side.userId}, ${side.contactId}, message_count, ${side.senderId}, ${message}, ${time}::timestamptz from one
      returning number`.execute(em.getKysely());
    return rows[0]?.number ?? 0;
  }

  private async see(contactId: number): Promise<StoredChat | undefined> {
    const { userId } = person();
    const stored = await this.stored(contactId);
    if (!stored?.unseen) return stored;
    const otherId = userIdOf(contactId);
    await inTransaction(this.em, async (em) => {
      const db = em.getKysely();
      await sql`update chat set unseen = 0 where user_id = ${userId} and contact_id = ${contactId}`.execute(db);
      publish(em, { type: 'changed', subject: 'Chat', id: contactId, userId });
      if (otherId === undefined) return;
      await sql`update chat set seen_at = ${clock.now().toISOString()}::timestamptz
        where user_id = ${otherId} and contact_id = ${contactIdOf(userId)}`.execute(db);
      publish(em, { type: 'seen', subject: 'Chat', id: contactIdOf(userId), userId: otherId });
    });
    return stored;
  }

  private async stored(contactId: number): Promise<StoredChat | undefined> {
    const { rows } = await sql<StoredChat>`select message_count as "messageCount", unseen, seen_at as "seenAt" from chat
      where user_id = ${person().userId} and contact_id = ${contactId}`.execute(this.em.getKysely());
    return rows[0];
  }

  /** The newest messages before a position, oldest first. */
  private async messages(contactId: number, before: number): Promise<ChatMessageRecord[]> {
    const { rows } = await sql<ChatMessageRecord>`select message, time, sender_id as "senderId" from chat_message
      where user_id = ${person().userId} and contact_id = ${contactId} and number < ${before}
      order by number desc limit ${mostChatMessages}`.execute(this.em.getKysely());
    return rows.reverse();
  }
}

const otherSide = (userId: number, otherId: number): Side => ({
  userId: otherId,
  contactId: contactIdOf(userId),
  senderId: contactIdOf(userId),
  unseen: 1,
});

const shown = ({ id, fullName, role, about, avatar, status }: FoundContact): ChatContactRecord => ({
  id,
  fullName,
  role,
  about,
  avatar,
  status,
});
