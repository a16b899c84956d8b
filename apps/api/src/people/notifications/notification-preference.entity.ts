import { defineEntity, p } from '@mikro-orm/core';
import { notificationKinds } from '@kontor/domain';
import { User } from '../users/user.entity.ts';

/** How a person is notified of one kind of event. Default without a row: in the app, not by email. */
const schema = defineEntity({
  name: 'NotificationPreference',
  tableName: 'notification_preference',
  uniques: [{ name: 'notification_preference_unique', properties: ['userId', 'kind'] }],
  properties: {
    id: p.integer().primary(),
    userId: () => p.manyToOne(User).mapToPk().joinColumn('user_id').deleteRule('cascade'),
    kind: p.enum(notificationKinds),
    inApp: p.boolean().default(true),
    byEmail: p.boolean().default(false),
  },
});
export class NotificationPreference extends schema.class {}
schema.setClass(NotificationPreference);
