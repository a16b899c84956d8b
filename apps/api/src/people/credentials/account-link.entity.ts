import { defineEntity, p } from '@mikro-orm/core';
import { accountLinkKinds } from '@kontor/domain';
import { person } from '../../platform/orm/later-entity.ts';

/** A link in a mail that lets its reader do one thing, once: set a password, confirm an address, accept an invitation. */
const schema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_link',
  uniques: [{ name: 'account_link_token_unique', properties: ['tokenHash'] }],
  properties: {
    id: p.integer().primary(),
    createdAt: p.datetime().defaultRaw('now()'),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade').index(),
    kind: p.enum(accountLinkKinds),
    /** Where it was sent: it proves that its reader has this address, and no other. */
    email: p.string().length(200),
    tokenHash: p.string().length(64),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
  },
});
export class AccountLink extends schema.class {}
schema.setClass(AccountLink);
