import { defineEntity, p } from '@mikro-orm/core';
import { Session } from './session.entity.ts';

/** One link of a session's chain of refresh tokens. Only the hash is kept; a used one that comes back ends the session. */
const schema = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_token',
  uniques: [{ name: 'refresh_token_hash_unique', properties: ['tokenHash'] }],
  properties: {
    id: p.integer().primary(),
    sessionId: () => p.manyToOne(Session).mapToPk().joinColumn('session_id').deleteRule('cascade').index(),
    tokenHash: p.string().length(64),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime().index(),
    usedAt: p.datetime().nullable(),
  },
});
export class RefreshToken extends schema.class {}
schema.setClass(RefreshToken);
