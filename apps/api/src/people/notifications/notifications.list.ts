import type { NotificationRecord } from '@kontor/domain';
import { moment, shown, text, whole } from '../../platform/rest/columns.ts';
import { listOf } from '../../platform/rest/list.ts';

export const notificationList = listOf<NotificationRecord>({
  name: 'notifications',
  subject: 'Notification',
  table: 'notification n',
  columns: {
    id: whole('n.id'),
    createdAt: moment('n.created_at'),
    kind: text('n.kind'),
    params: shown('n.params'),
    subject: text('n.subject'),
    subjectId: whole('n.subject_id'),
    readAt: moment('n.read_at'),
  },
  hidden: { userId: whole('n.user_id') },
  search: ['kind'],
  sort: ['createdAt', 'DESC'],
});
