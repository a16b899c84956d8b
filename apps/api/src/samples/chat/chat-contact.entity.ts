import { defineEntity, p } from '@mikro-orm/core';
import { chatStatuses } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** Somebody of the samples whom this person can write to. The people of the organisation are not here: they are users. */
const schema = defineEntity({
  name: 'ChatContact',
  tableName: 'chat_contact',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    id: p.integer().primary(),
    fullName: p.string().length(200),
    role: p.string().length(100),
    about: p.string().length(500),
    /** A picture, drawn in the address itself. */
    avatar: p.string().length(1000),
    status: p.enum(chatStatuses),
  },
});
export class ChatContact extends schema.class {}
schema.setClass(ChatContact);
