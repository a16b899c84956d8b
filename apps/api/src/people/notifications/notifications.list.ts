import type { NotificationRecord } from '@kontor/domain';
import { columnsOf, of, without } from '../../platform/rest/columns-of.ts';
import { listOf } from '../../platform/rest/list.ts';
import { from } from '../../platform/rest/table.ts';
import { Notification } from './notification.entity.ts';

const n = from(Notification, 'n');

export const notificationList = listOf<NotificationRecord>('notifications', n, {
  columns: columnsOf(n, {
    ...without('userId', 'inApp', 'dedupeKey'),
  }),
  hidden: { userId: of(n, 'userId') },
  search: ['kind'],
  sort: ['createdAt', 'DESC'],
});
