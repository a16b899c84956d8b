import { defineEntity, p } from '@mikro-orm/core';
import { base } from '../../platform/orm/base.ts';
import { person } from '../../platform/orm/later-entity.ts';
import { ServiceAccount } from './service-account.entity.ts';

/** A token of a person or of a service account. Only its hash is stored. An ended one stays, because the history names it. */
const schema = defineEntity({
  name: 'ApiToken',
  tableName: 'api_token',
  uniques: [{ name: 'api_token_hash_unique', properties: ['tokenHash'] }],
  checks: [{ name: 'api_token_one_owner', expression: 'num_nonnulls(user_id, service_account_id) = 1' }],
  properties: {
    ...base,
    name: p.string().length(100),
    userId: () => person.key().joinColumn('user_id').deleteRule('cascade').nullable().index(),
    serviceAccountId: () =>
      p.manyToOne(ServiceAccount).mapToPk().joinColumn('service_account_id').deleteRule('no action').nullable().index(),
    tokenHash: p.string().length(64).hidden(),
    start: p.string().length(20),
    rights: p.json<string[]>().nullable(),
    addresses: p.json<string[]>(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
});
export class ApiToken extends schema.class {}
schema.setClass(ApiToken);
