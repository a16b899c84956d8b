import { Flag, Ids, OneOf } from '../../platform/input/validators.ts';
import { notificationKinds, type NotificationKind } from './notification.ts';

/** Which notifications have been read: some, or all. */
export class MarkReadInput {
  @Ids(1000, { optional: true }) ids?: number[] | null;
  @Flag({ optional: true }) all?: boolean | null;
}

/** How the person wants to be told about one kind of news. */
export class NotificationPreferenceInput {
  @OneOf(notificationKinds) kind: NotificationKind;
  @Flag() inApp: boolean;
  @Flag() byEmail: boolean;
}
