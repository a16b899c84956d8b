import { defineEntity, p } from '@mikro-orm/core';
import { ApiToken } from './api-token.entity.ts';

/** The calls of a token. In a table of its own, since each change of a token has an entry in the history. */
const schema = defineEntity({
  name: 'ApiTokenUse',
  tableName: 'api_token_use',
  properties: {
    tokenId: () => p.manyToOne(ApiToken).mapToPk().joinColumn('token_id').deleteRule('cascade').updateRule('no action').primary(),
    useCount: p.bigint('number'),
    lastUsedAt: p.datetime(),
    lastAddress: p.string().length(64),
    /** The minute, counted from 1970, whose calls `minuteCount` has, for the limit that all replicas share. */
    minute: p.integer(),
    minuteCount: p.integer(),
  },
});
export class ApiTokenUse extends schema.class {}
schema.setClass(ApiTokenUse);
