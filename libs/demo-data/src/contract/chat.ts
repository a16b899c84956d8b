import { expect } from '@jest/globals';
import type { ChatOverview, ChatRecord, OpenedChat } from '@kontor/domain';
import type { Row } from './contract.ts';

const contact = {
  id: expect.any(Number),
  fullName: expect.any(String),
  role: expect.any(String),
  about: expect.any(String),
  avatar: expect.any(String),
  status: expect.stringMatching(/^(online|offline|busy|away)$/),
};
const message = {
  message: expect.any(String),
  time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  senderId: expect.any(Number),
};
const chat = (id: number, messages: number): object => ({
  id,
  userId: id,
  unseenMsgs: 0,
  messages: Array<unknown>(messages).fill(message),
});
const write = (text: string, contactId: number): object => ({ obj: { message: text, contact: { id: contactId } } });
const written = (text: string): object => ({ message: text, time: message.time, senderId: 11 });

export const chatContract: Row[] = [
  {
    name: 'there are ten people to write to and two chats with them',
    steps: [
      {
        call: 'GET /apps/chat/chats-and-contacts',
        answer: {
          chatsContacts: [
            { ...contact, id: 1, chat: { id: 1, unseenMsgs: 0, lastMessage: message } },
            { ...contact, id: 2, chat: { id: 2, unseenMsgs: 1, lastMessage: message } },
          ],
          contacts: expect.any(Array),
          profileUser: { id: 11, avatar: expect.any(String), fullName: expect.any(String), status: 'online' },
        },
        check({ contacts, chatsContacts }: ChatOverview) {
          expect(contacts).toEqual(contacts.map(() => contact));
          expect(contacts.slice(0, 10).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
          expect(contacts.slice(10).every(({ id }) => id > 1000)).toBe(true);
          expect(chatsContacts.map(({ chat: { lastMessage } }) => lastMessage?.senderId)).toEqual([11, 2]);
        },
      },
      { call: 'GET /apps/chat/chats-and-contacts', as: 'visitor', status: 401, part: { code: 'error.not_signed_in' } },
    ],
  },
  {
    name: 'everybody has a profile',
    steps: [
      {
        call: 'GET /apps/chat/users/profile-user',
        answer: {
          ...contact,
          id: 11,
          settings: { isTwoStepAuthVerificationEnabled: expect.any(Boolean), isNotificationsOn: true },
        },
      },
      {
        call: 'POST /apps/chat/users/profile-user',
        body: { about: 'Back on Monday', status: 'away', isNotificationsOn: false },
        part: { about: 'Back on Monday', status: 'away', settings: { isNotificationsOn: false } },
      },
      { call: 'POST /apps/chat/users/profile-user', body: { status: 'busy' }, part: { about: 'Back on Monday', status: 'busy' } },
      { call: 'GET /apps/chat/chats-and-contacts', part: { profileUser: { id: 11, status: 'busy' } } },
      { call: 'POST /apps/chat/users/profile-user', body: { status: 'asleep' }, status: 400 },
      {
        call: 'GET /apps/chat/users/profile-user',
        as: 'other',
        part: { status: 'online', settings: { isNotificationsOn: true } },
      },
    ],
  },
  {
    name: 'opening a chat shows all of it, and nothing of it is unseen afterwards',
    steps: [
      {
        call: 'GET /apps/chat/get-chat?id=2',
        answer: { chat: chat(2, 10), contact: { ...contact, id: 2 } },
        check({ chat: opened }: OpenedChat) {
          const times = (opened?.messages ?? []).map(({ time }) => time);
          expect([...times].sort()).toEqual(times);
        },
      },
      { call: 'GET /apps/chat/get-chat?id=1', answer: { chat: chat(1, 6), contact: { ...contact, id: 1 } } },
      {
        call: 'GET /apps/chat/chats-and-contacts',
        check: ({ chatsContacts }: ChatOverview) =>
          expect(chatsContacts.map(({ chat: { unseenMsgs } }) => unseenMsgs)).toEqual([0, 0]),
      },
      {
        call: 'GET /apps/chat/chats-and-contacts',
        as: 'other',
        check: ({ chatsContacts }: ChatOverview) =>
          expect(chatsContacts.map(({ chat: { unseenMsgs } }) => unseenMsgs)).toEqual([0, 1]),
      },
    ],
  },
  {
    name: 'a contact without a chat has none, and an unknown one is none',
    steps: [
      { call: 'GET /apps/chat/get-chat?id=5', answer: { contact: { ...contact, id: 5 } } },
      { call: 'GET /apps/chat/get-chat?id=999', answer: {} },
      { call: 'GET /apps/chat/get-chat?id=11', answer: {} },
      { call: 'GET /apps/chat/get-chat?id=x', answer: {} },
      { call: 'GET /apps/chat/get-chat', answer: {} },
    ],
  },
  {
    name: 'a message goes to the end of its chat',
    steps: [
      {
        call: 'POST /apps/chat/send-msg',
        body: {
          obj: {
            message: 'Yes, please.',
            contact: { id: 2, fullName: 'x', about: null, settings: { a: 1 } },
            chat: { id: 2 },
          },
        },
        status: 201,
        answer: { response: { newMessageData: written('Yes, please.'), id: 2 } },
      },
      {
        call: 'GET /apps/chat/get-chat?id=2',
        answer: { chat: chat(2, 11), contact: { ...contact, id: 2 } },
        check: ({ chat: opened }: OpenedChat) => expect(opened?.messages.at(-1)).toEqual(written('Yes, please.')),
      },
      { call: 'GET /apps/chat/get-chat?id=2', as: 'other', part: { chat: { messages: Array<unknown>(10).fill(message) } } },
    ],
  },
  {
    name: 'the first message to somebody begins the chat, which stands last',
    steps: [
      {
        call: 'POST /apps/chat/send-msg',
        body: write('Hello', 7),
        status: 201,
        answer: {
          response: {
            newMessageData: written('Hello'),
            id: 7,
            chat: { id: expect.any(Number), userId: 7, unseenMsgs: 0, messages: [written('Hello')] },
          },
        },
      },
      {
        call: 'POST /apps/chat/send-msg',
        body: write('Hello again', 7),
        status: 201,
        answer: { response: { newMessageData: written('Hello again'), id: 7 } },
      },
      { call: 'POST /apps/chat/send-msg', body: write('You too', 3), status: 201 },
      {
        call: 'GET /apps/chat/chats-and-contacts',
        check({ chatsContacts }: ChatOverview) {
          expect(chatsContacts.map(({ id }) => id)).toEqual([1, 2, 7, 3]);
          expect(chatsContacts[2]?.chat.lastMessage?.message).toBe('Hello again');
        },
      },
      {
        call: 'GET /apps/chat/get-chat?id=7',
        check: ({ chat: opened }: { chat: ChatRecord }) =>
          expect(opened.messages.map((one) => one.message)).toEqual(['Hello', 'Hello again']),
      },
      {
        call: 'GET /apps/chat/get-chat?id=7&before=2',
        check: ({ chat: opened }: { chat: ChatRecord }) => expect(opened.messages.map((one) => one.message)).toEqual(['Hello']),
      },
    ],
  },
  {
    name: 'a message that cannot be is refused',
    steps: [
      {
        call: 'POST /apps/chat/send-msg',
        body: write('', 1),
        status: 400,
        part: { errors: { 'obj.message': { code: 'field.required' } } },
      },
      { call: 'POST /apps/chat/send-msg', body: write('x'.repeat(4001), 1), status: 400 },
      { call: 'POST /apps/chat/send-msg', body: { obj: { message: 'x', contact: {} } }, status: 400 },
      { call: 'POST /apps/chat/send-msg', body: { obj: { message: 'x' } }, status: 400 },
      { call: 'POST /apps/chat/send-msg', body: {}, status: 400 },
      { call: 'POST /apps/chat/send-msg', body: write('x', 999), status: 404 },
      { call: 'POST /apps/chat/send-msg', body: write('x', 11), status: 404 },
    ],
  },
];
