import { defineEntity, p } from '@mikro-orm/core';
import { chatStatuses } from '@kontor/domain';
import { User } from '../../people/users/user.entity.ts';

/** A sample contact of a person. Colleagues are not stored here: they are users. */
const schema = defineEntity({
  name: 'ChatContact',
  tableName: 'chat_contact',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    id: p.integer().primary(),
    fullName: p.string().length(200),
    role: p.string().length(100),
    about: p.string().length(500),
    /** A picture as a data URL. */
    avatar: p.string().length(1000),
    status: p.enum(chatStatuses),
  },
});
export class ChatContact extends schema.class {}
schema.setClass(ChatContact);
