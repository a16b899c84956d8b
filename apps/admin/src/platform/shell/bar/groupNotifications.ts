import type { NotificationRecord } from '@kontor/domain';

export type NotificationGroup = { kind: NotificationRecord['kind']; unread: boolean; notifications: NotificationRecord[] };

/** From this many on, notifications of one kind become one line. */
const fewest = 3;

/** Groups notifications of one kind where there are many, read and unread apart; a group takes the place of its latest. */
export function groupNotifications(all: readonly NotificationRecord[]): NotificationGroup[] {
  const keyOf = ({ kind, readAt }: NotificationRecord): string => `${kind} ${readAt === null}`;
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  const groups = new Map<string, NotificationGroup>();
  for (const one of all) {
    const key = (counts.get(keyOf(one)) ?? 0) < fewest ? String(one.id) : keyOf(one);
    const group = groups.get(key) ?? { kind: one.kind, unread: one.readAt === null, notifications: [] };
    group.notifications.push(one);
    groups.set(key, group);
  }
  return [...groups.values()];
}
