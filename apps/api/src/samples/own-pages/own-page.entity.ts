import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** A sample page as a person has changed it; everybody else reads the shared one. */
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
