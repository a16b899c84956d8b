import { defineEntity, p } from '@mikro-orm/core';
import { errorLevels, errorSources } from '@kontor/domain';

const schema = defineEntity({
  name: 'ErrorLog',
  tableName: 'error_log',
  uniques: [{ name: 'error_log_fingerprint_unique', properties: ['fingerprint'] }],
  indexes: [{ name: 'error_log_last_index', properties: ['lastAt', 'id'] }],
  properties: {
    id: p.integer().primary(),
    source: p.enum(errorSources),
    level: p.enum(errorLevels).default('error'),
    fingerprint: p.string().length(64),
    message: p.string().length(1000),
    stack: p.text().nullable(),
    route: p.string().length(500).nullable(),
    count: p.integer().default(1),
    firstAt: p.datetime().defaultRaw('now()'),
    lastAt: p.datetime().defaultRaw('now()'),
    requestId: p.string().length(64).nullable(),
    userId: p.integer().nullable(),
    resolvedAt: p.datetime().nullable(),
  },
});
export class ErrorLog extends schema.class {}
schema.setClass(ErrorLog);
