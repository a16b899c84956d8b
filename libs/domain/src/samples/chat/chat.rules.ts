import type { ChatRecord, ChatContactRecord, ChatMessageRecord, ChattingContact } from './chat.ts';

/** Every person has id 11 in their own chat; the sample contacts have 1 to 10. */
export const ownChatId = 11;
const firstColleagueId = 1000;
/** Number of messages read at once, newest first. */
export const mostChatMessages = 500;
export const mostMessagesAMinute = 60;

/** Far above the ids of the sample contacts, so that they never collide. */
export const contactIdOf = (userId: number): number => firstColleagueId + userId;
/** Undefined for a sample contact. */
export const userIdOf = (contactId: number): number | undefined =>
  contactId > firstColleagueId ? contactId - firstColleagueId : undefined;

/** Opening a chat marks all of its messages as seen. */
export const seen = (chat: ChatRecord): ChatRecord => ({ ...chat, unseenMsgs: 0 });

export const withMessage = (chat: ChatRecord, message: ChatMessageRecord): ChatRecord => ({
  ...chat,
  messages: [...chat.messages, message],
});

/** The chat that a first message begins. Its id is that of the contact, since there is one chat per contact. */
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
