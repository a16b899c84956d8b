import { sampleChats, sampleContacts, sampleProfile } from '@kontor/demo-data/samples';
import type { SampleDefinition } from '../sets/sample-set.ts';
import { ChatContact } from './chat-contact.entity.ts';
import { ChatMessage } from './chat-message.entity.ts';
import { ChatProfile } from './chat-profile.entity.ts';
import { Chat } from './chat.entity.ts';

/** Ten sample contacts and two chats. A chat has the id of its contact, so this set assigns no ids. */
export const chatSet: SampleDefinition = {
  name: 'chat',
  personal: true,
  tables: ['chat_message', 'chat', 'chat_contact', 'chat_profile'],
  nextId: 1,
  loadEmpty: (em, _now, userId) => {
    if (userId !== null) em.create(ChatProfile, { userId, about: '', status: 'online', isNotificationsOn: true });
  },
  load: (em, now, userId) => {
    if (userId === null) return;
    em.create(ChatProfile, { userId, ...sampleProfile, isNotificationsOn: true });
    for (const contact of sampleContacts()) em.create(ChatContact, { ...contact, userId });
    for (const { userId: contactId, unseenMsgs, messages } of sampleChats(now)) {
      const times = messages.map(({ time }) => new Date(time));
      em.create(Chat, {
        userId,
        contactId,
        startedAt: times[0] ?? now,
        messageCount: messages.length,
        unseen: unseenMsgs,
      });
      messages.forEach(({ message, senderId }, index) =>
        em.create(ChatMessage, { userId, contactId, number: index + 1, senderId, message, time: times[index] ?? now }),
      );
    }
  },
};
