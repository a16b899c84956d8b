import { ownChatId, type ChatRecord, type ChatContactRecord } from '@kontor/domain';
import { acquaintances } from '../acquaintances.ts';
import { talks } from './chat-talks.ts';
import { face } from '../pictures.ts';

const minute = 60_000;
const between = 3;

/** Ten people to write to, with the ids 1 to 10. They do not answer by themselves. */
export const sampleContacts = (): ChatContactRecord[] =>
  acquaintances.map(({ name, role, about, status }, index) => ({
    id: index + 1,
    fullName: name,
    role,
    about,
    avatar: face(name),
    status,
  }));

/** The two chats that a new person finds. */
export const sampleChats = (now: Date): ChatRecord[] =>
  talks.map(({ contactId, unseen, minutesAgo, said }) => ({
    id: contactId,
    userId: contactId,
    unseenMsgs: unseen,
    messages: said.map(([who, message], index) => ({
      message,
      time: new Date(now.getTime() - (minutesAgo + (said.length - 1 - index) * between) * minute).toISOString(),
      senderId: who === 'me' ? ownChatId : contactId,
    })),
  }));

/** A person's profile until they write their own. */
export const sampleProfile = { about: 'Usually near the coffee machine. Write me a line.', status: 'online' } as const;
