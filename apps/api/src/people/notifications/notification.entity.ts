import { defineEntity, p } from '@mikro-orm/core';
import { notificationKinds } from '@kontor/domain';
import { User } from '../users/user.entity.ts';
import { createdAt } from '../../platform/orm/base.ts';

const schema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  indexes: [
    { name: 'notification_user_index', properties: ['userId', 'id'] },
    {
      name: 'notification_unread_index',
      expression: 'create index "notification_unread_index" on "notification" ("user_id") where "read_at" is null',
    },
  ],
  uniques: [{ name: 'notification_once', properties: ['userId', 'dedupeKey'] }],
  properties: {
    id: p.integer().primary(),
    createdAt,
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    kind: p.enum(notificationKinds),
    params: p.json<Record<string, string | number>>(),
    subject: p.string().length(40).nullable(),
    subjectId: p.integer().nullable(),
    /** False: the person chose email only. */
    inApp: p.boolean().default(true),
    readAt: p.datetime().nullable(),
    /** Unique, so that a job that runs twice notifies once. */
    dedupeKey: p.string().length(120),
  },
});
export class Notification extends schema.class {}
schema.setClass(Notification);
