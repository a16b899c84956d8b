import type { NotificationRecord } from '@kontor/domain';

export type NotificationGroup = { kind: NotificationRecord['kind']; unread: boolean; notifications: NotificationRecord[] };

/** From so many on, news of one kind are one line. */
const fewest = 3;

/** News of one kind together where there are many of them, read and unread apart; each group stands where its latest would. */
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
