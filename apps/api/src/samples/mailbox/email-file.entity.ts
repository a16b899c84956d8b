import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../people/users/user.entity.ts';
import { createdAt } from '../../platform/orm/base.ts';

/** A file attached to emails. Everybody with such an email in their mailbox may read it. */
const schema = defineEntity({
  name: 'EmailFile',
  tableName: 'email_file',
  uniques: [{ name: 'email_file_storage_key_unique', properties: ['storageKey'] }],
  properties: {
    id: p.integer().primary(),
    createdAt,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade').index(),
    name: p.string().length(255),
    mimeType: p.string().length(100),
    size: p.integer(),
    storageKey: p.string().length(100),
  },
});
export class EmailFile extends schema.class {}
schema.setClass(EmailFile);
