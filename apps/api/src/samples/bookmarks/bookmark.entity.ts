import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';

/** A page that a person has bookmarked. */
const schema = defineEntity({
  name: 'Bookmark',
  tableName: 'bookmark',
  properties: {
    userId: () => p.manyToOne(User).mapToPk().primary().joinColumn('user_id').deleteRule('cascade'),
    pageId: p.integer().primary(),
  },
});
export class Bookmark extends schema.class {}
schema.setClass(Bookmark);
