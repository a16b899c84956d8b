import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** A message in one side's copy of a chat, numbered from 1 within the chat. */
const schema = defineEntity({
  name: 'ChatMessage',
  tableName: 'chat_message',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    contactId: p.integer().primary(),
    number: p.integer().primary(),
    /** As this person sees it: the id of the contact, or 11 for the person. */
    senderId: p.integer(),
    message: p.text(),
    time: p.datetime(),
  },
});
export class ChatMessage extends schema.class {}
schema.setClass(ChatMessage);
