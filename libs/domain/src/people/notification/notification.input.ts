import { Flag, Ids, OneOf } from '../../platform/input/validators.ts';
import { notificationKinds, type NotificationKind } from './notification.ts';

/** The notifications to mark as read: some, or all. */
export class MarkReadInput {
  @Ids(1000, { optional: true }) ids?: number[] | null;
  @Flag({ optional: true }) all?: boolean | null;
}

/** How a person is notified of one kind of event. */
export class NotificationPreferenceInput {
  @OneOf(notificationKinds) kind: NotificationKind;
  @Flag() inApp: boolean;
  @Flag() byEmail: boolean;
}
