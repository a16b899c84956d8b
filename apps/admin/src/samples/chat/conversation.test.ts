import { describe, expect, it } from '@jest/globals';
import type { OpenedChat } from '@kontor/domain';
import { daysOf, joined, lastSeen } from './conversation.ts';

const said = (message: string, senderId: number, time = '2026-11-21T09:00:00.000Z') => ({ message, senderId, time });
const answer = (messages: ReturnType<typeof said>[], more: object = {}): OpenedChat => ({
  chat: { id: 3, userId: 3, unseenMsgs: 0, messages, ...more },
  contact: { id: 3, fullName: 'Ona', role: '', about: '', avatar: '', status: 'online' },
});

describe('a chat on the screen', () => {
  it('puts earlier messages above, new ones below, and none twice', () => {
    const newest = joined(undefined, answer([said('three', 3), said('four', 11)], { earlier: 2 }), 0);
    const all = joined(newest, answer([said('one', 3), said('two', 3)]), 0);
    const grown = joined(all, answer([said('four', 11), said('five', 3)], { earlier: 3 }), 0);
    expect(all.earlier).toBe(0);
    expect(grown.messages.map(({ number, message }) => [number, message])).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
      [4, 'four'],
      [5, 'five'],
    ]);
  });

  it('sets apart what was not seen, and goes on doing so while it is open', () => {
    const opened = joined(undefined, answer([said('old', 3), said('mine', 11), said('a', 3), said('b', 3)]), 2);
    expect(opened.firstNew).toBe(3);
    expect(joined(opened, answer([said('x', 3)], { earlier: 4 }), 0).firstNew).toBe(3);
    expect(daysOf(opened).flatMap(({ turns }) => turns.map(({ messages }) => messages.map(({ message }) => message)))).toEqual([
      ['old'],
      ['mine'],
      ['a', 'b'],
    ]);
  });

  it('has a heading for each day', () => {
    const talk = joined(undefined, answer([said('a', 3, '2026-11-20T12:00:00Z'), said('b', 3, '2026-11-21T12:00:00Z')]), 0);
    expect(daysOf(talk)).toHaveLength(2);
  });

  it('says which of one’s own messages were seen', () => {
    const messages = [said('a', 11, '2026-11-21T09:00:00Z'), said('b', 11, '2026-11-21T11:00:00Z')];
    expect(lastSeen(joined(undefined, answer(messages, { seenAt: '2026-11-21T10:00:00Z' }), 0))).toBe(1);
    expect(lastSeen(joined(undefined, answer(messages, { seenAt: null }), 0))).toBeUndefined();
  });
});
