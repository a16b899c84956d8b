import { defineEntity, p } from '@mikro-orm/core';
import { Session } from './session.entity.ts';

/** A refresh token of a session; each use replaces it by the next. Only its hash is stored. Using one twice ends the session, unless the answer was lost. */
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
    /** A hash of the address and browser that used it. */
    usedFrom: p.string().length(64).nullable(),
  },
});
export class RefreshToken extends schema.class {}
schema.setClass(RefreshToken);
