import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { ownChatId } from '@kontor/domain';
import { sampleChats, sampleContacts } from './chat.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('the chat of the samples', () => {
  it('has ten contacts with the ids 1 to 10, in every status', () => {
    expect(sampleContacts().map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
    expect(new Set(sampleContacts().map(({ status }) => status)).size).toBe(4);
  });
  it('has two chats: six messages, all seen, and ten, of which one is not', () => {
    expect(sampleChats(now).map(({ userId, unseenMsgs, messages }) => [userId, messages.length, unseenMsgs])).toEqual([
      [1, 6, 0],
      [2, 10, 1],
    ]);
  });
  it('is said by the two who chat, one after the other, before now', () => {
    for (const { userId, messages } of sampleChats(now)) {
      expect(messages.every(({ senderId }) => senderId === userId || senderId === ownChatId)).toBe(true);
      const times = messages.map(({ time }) => time);
      expect([...times].sort()).toEqual(times);
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThan(now.getTime());
    }
  });
});
