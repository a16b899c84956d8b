import type { ChatRecord, ChatContactRecord, ChatMessageRecord, ChattingContact } from './chat.ts';

/** Everybody is 11 to themselves, beside the ten contacts of the samples. */
export const ownChatId = 11;
const firstColleagueId = 1000;
/** The newest so many messages of a chat are read at a time. */
export const mostChatMessages = 500;
export const mostMessagesAMinute = 60;

/** Far above the samples, so that the two cannot meet. */
export const contactIdOf = (userId: number): number => firstColleagueId + userId;
/** Undefined of a contact of the samples. */
export const userIdOf = (contactId: number): number | undefined =>
  contactId > firstColleagueId ? contactId - firstColleagueId : undefined;

/** Opening a chat shows all of it. */
export const seen = (chat: ChatRecord): ChatRecord => ({ ...chat, unseenMsgs: 0 });

export const withMessage = (chat: ChatRecord, message: ChatMessageRecord): ChatRecord => ({
  ...chat,
  messages: [...chat.messages, message],
});

/** A chat that this message begins. It has the id of the contact: there is one with each. */
export const newChat = (contactId: number, message: ChatMessageRecord): ChatRecord => ({
  id: contactId,
  userId: contactId,
  unseenMsgs: 0,
  messages: [message],
});

/** The contacts that have a chat, in the order of the chats. */
export function chattingContacts(contacts: readonly ChatContactRecord[], chats: readonly ChatRecord[]): ChattingContact[] {
  return chats.flatMap((chat) => {
    const contact = contacts.find(({ id }) => id === chat.userId);
    const lastMessage = chat.messages.at(-1) ?? null;
    return contact ? [{ ...contact, chat: { id: chat.id, unseenMsgs: chat.unseenMsgs, lastMessage } }] : [];
  });
}
