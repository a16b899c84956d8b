import { defineSubject } from '../../platform/subjects/subject.ts';
import { Notification } from './notification.entity.ts';
import { NotificationPreference } from './notification-preference.entity.ts';

export const notificationSubject = defineSubject({
  entity: Notification,
  leadsTo: { subject: 'subject', id: 'subjectId' },
  parts: [{ entity: NotificationPreference }],
  history: 'none',
});
