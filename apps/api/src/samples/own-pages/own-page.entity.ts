import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** A page as a person has changed it: what they liked, said, chose. In its place everybody else reads the one of `content`. */
const schema = defineEntity({
  name: 'OwnPage',
  tableName: 'own_page',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    path: p.string().length(100).primary(),
    body: p.json<object>(),
  },
});
export class OwnPage extends schema.class {}
schema.setClass(OwnPage);
