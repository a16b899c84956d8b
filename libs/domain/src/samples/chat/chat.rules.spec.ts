import { describe, expect, it } from '@jest/globals';
import type { ChatContactRecord } from './chat.ts';
import { chattingContacts, contactIdOf, newChat, ownChatId, seen, userIdOf, withMessage } from './chat.rules.ts';

const aContact = (id: number): ChatContactRecord => ({
  id,
  fullName: `Contact ${id}`,
  role: '',
  about: '',
  avatar: '',
  status: 'online',
});
const message = (text: string, senderId: number = ownChatId) => ({ message: text, time: '2026-11-21T09:00:00.000Z', senderId });

describe('chat', () => {
  it('keeps the ids of colleagues apart from those of the sample contacts', () => {
    expect(contactIdOf(1)).toBe(1001);
    expect(userIdOf(1001)).toBe(1);
    expect([1, 10, 11, 1000].map(userIdOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
  it('begins with a message and continues with the next', () => {
    const begun = newChat(3, message('Hello'));
    expect(begun).toEqual({ id: 3, userId: 3, unseenMsgs: 0, messages: [message('Hello')] });
    expect(withMessage(begun, message('Hello again')).messages.map((one) => one.message)).toEqual(['Hello', 'Hello again']);
  });
  it('has no unseen messages once it was opened', () =>
    expect(seen({ ...newChat(3, message('Hello', 3)), unseenMsgs: 4 }).unseenMsgs).toBe(0));
  it('lists contacts with a chat in the order of the chats, each with its last message', () => {
    const chats = [newChat(3, message('Three')), withMessage(newChat(1, message('One')), message('Two'))];
    expect(chattingContacts([1, 2, 3].map(aContact), chats).map(({ id, chat }) => [id, chat.lastMessage?.message])).toEqual([
      [3, 'Three'],
      [1, 'Two'],
    ]);
  });
});
