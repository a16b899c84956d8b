import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** One side of a chat: what this person has with that contact. Of two colleagues each has a side. */
const schema = defineEntity({
  name: 'Chat',
  tableName: 'chat',
  checks: [{ name: 'chat_unseen', expression: 'unseen >= 0 and unseen <= message_count' }],
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    contactId: p.integer().primary(),
    startedAt: p.datetime(),
    /** How many messages this side has, and the number of the last of them. */
    messageCount: p.integer(),
    unseen: p.integer(),
    /** When the other side last opened the chat: what was written before has been seen. */
    seenAt: p.datetime().nullable(),
  },
});
export class Chat extends schema.class {}
schema.setClass(Chat);
