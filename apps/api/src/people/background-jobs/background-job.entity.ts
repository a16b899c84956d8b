import { defineEntity, p } from '@mikro-orm/core';
import { backgroundJobStates, type BackgroundJobProblem } from '@kontor/domain';
import { createdAt } from '../../platform/orm/base.ts';
import { User } from '../users/user.entity.ts';

const schema = defineEntity({
  name: 'BackgroundJob',
  tableName: 'background_job',
  indexes: [
    { name: 'background_job_user_index', properties: ['userId', 'id'] },
    {
      name: 'background_job_open_index',
      expression: `create index "background_job_open_index" on "background_job" ("id") where "ended_at" is null`,
    },
  ],
  checks: [
    { name: 'background_job_end', expression: `(ended_at is not null) = (state in ('done', 'failed', 'cancelled'))` },
    { name: 'background_job_progress', expression: 'done >= 0 and done <= coalesce(total, done)' },
  ],
  properties: {
    id: p.integer().primary(),
    createdAt,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    kind: p.string().length(40),
    title: p.string().length(200),
    input: p.json<object>(),
    state: p.enum(backgroundJobStates).default('waiting'),
    done: p.integer().default(0),
    total: p.integer().nullable(),
    startedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    problems: p.json<BackgroundJobProblem[]>().defaultRaw(`'[]'`),
    errorCode: p.string().length(60).nullable(),
    errorParams: p.json<Record<string, string | number>>().nullable(),
    link: p.string().length(500).nullable(),
    fileName: p.string().length(255).nullable(),
    mimeType: p.string().length(100).nullable(),
    fileSize: p.bigint('number').nullable(),
    sha256: p.string().length(64).nullable(),
    storageKey: p.string().length(100).nullable(),
    fileUntil: p.datetime().nullable(),
  },
});
export class BackgroundJob extends schema.class {}
schema.setClass(BackgroundJob);
