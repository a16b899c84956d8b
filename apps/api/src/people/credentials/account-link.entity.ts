import { defineEntity, p } from '@mikro-orm/core';
import { accountLinkKinds } from '@kontor/domain';
import { person } from '../../platform/orm/later-entity.ts';

/** A link in a mail that works once: to set a password, confirm an address, or accept an invitation. */
const schema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  uniques: [{ name: 'account_link_token_unique', properties: ['tokenHash'] }],
  properties: {
    id: p.integer().primary(),
    createdAt: p.datetime().defaultRaw('now()'),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade').index(),
    kind: p.enum(accountLinkKinds),
    /** The address it was sent to: using the link proves that the person owns this address, and no other. */
    email: p.string().length(200),
    tokenHash: p.string().length(64),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
  },
});
export class AccountLink extends schema.class {}
schema.setClass(AccountLink);
