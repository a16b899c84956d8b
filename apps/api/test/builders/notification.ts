import { Notification } from '../../src/people/notifications/notification.entity.ts';
import { next, rowsOf } from './store.ts';
import { aUser } from './user.ts';

export const aNotification = rowsOf(Notification)(() => ({
  userId: aUser(),
  kind: 'invoiceSent',
  params: { number: 'INV-3' },
  dedupeKey: `once-${next()}`,
}));
