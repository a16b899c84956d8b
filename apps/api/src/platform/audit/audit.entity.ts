import { defineEntity, p } from '@mikro-orm/core';
import { actorKinds } from '@kontor/domain';

/** Append-only: a trigger refuses to change or delete a row. */
const schema = defineEntity({
  name: 'Audit',
  tableName: 'audit',
  indexes: [
    { name: 'audit_subject_index', properties: ['subject', 'subjectId', 'id'] },
    { name: 'audit_user_index', properties: ['userId', 'id'] },
    { name: 'audit_xid_index', properties: ['xid'] },
  ],
  triggers: [
    {
      name: 'audit_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: "raise exception 'audit rows are never changed' using errcode = 'restrict_violation', constraint = 'audit_append_only';",
    },
  ],
  properties: {
    id: p.bigint('number').primary(),
    at: p.datetime().defaultRaw('now()'),
    actor: p.enum(actorKinds),
    userId: p.integer().nullable(),
    /** The API token that acted. */
    tokenId: p.integer().nullable(),
    verb: p.string().length(40),
    subject: p.string().length(40),
    subjectId: p.integer(),
    changes: p.json<Record<string, [unknown, unknown]>>(),
    requestId: p.string().length(64).nullable(),
    /** The transaction. Readers of the feed continue by it, since ids become visible out of order. */
    xid: p.string().columnType('xid8').nullable().defaultRaw('pg_current_xact_id()').hidden(),
  },
});
export class Audit extends schema.class {}
schema.setClass(Audit);
