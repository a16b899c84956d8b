import { defineEntity, p } from '@mikro-orm/core';
import { chatStatuses } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** What a person says of themself in the chat. Their name and avatar are those of their account. */
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
