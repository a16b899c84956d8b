import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** One person's side of a chat with a contact. A chat between two colleagues has two sides. */
const schema = defineEntity({
  name: 'Chat',
  tableName: 'chat',
  checks: [{ name: 'chat_unseen', expression: 'unseen >= 0 and unseen <= message_count' }],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    contactId: p.integer().primary(),
    startedAt: p.datetime(),
    /** Number of messages on this side, which is also the number of the last one. */
    messageCount: p.integer(),
    unseen: p.integer(),
    /** When the other side last opened the chat: it has seen all earlier messages. */
    seenAt: p.datetime().nullable(),
  },
});
export class Chat extends schema.class {}
schema.setClass(Chat);
