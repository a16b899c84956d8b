import { defineEntity, p } from '@mikro-orm/core';
import { chatStatuses } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** A person's profile in the chat. Name and avatar come from their account. */
const schema = defineEntity({
  name: 'ChatProfile',
  tableName: 'chat_profile',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    about: p.string().length(500),
    status: p.enum(chatStatuses),
    isNotificationsOn: p.boolean(),
  },
});
export class ChatProfile extends schema.class {}
schema.setClass(ChatProfile);
