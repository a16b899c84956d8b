import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  notificationKinds,
  type MarkReadInput,
  type NotificationCount,
  type NotificationPreferenceRecord,
  type NotificationPreferenceInput,
  type NotificationRecord,
} from '@kontor/domain';
import { publish } from '../../platform/events/publish.ts';
import { pageOf, type ListQuery } from '../../platform/rest/list.ts';
import type { Page } from '../../platform/rest/page.ts';
import { person } from '../../platform/context/actor.ts';
import { NotificationPreference } from './notification-preference.entity.ts';
import { notificationList } from './notifications.list.ts';

/** A person reads only their own notifications, an Admin too. */
@Injectable()
export class NotificationsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<NotificationRecord>> {
    return pageOf(this.em, notificationList, query, sql`n.user_id = ${person().userId} and n.in_app`);
  }

  async unreadCount(): Promise<NotificationCount> {
    const { rows } = await sql<NotificationCount>`select count(*) as unread from notification
      where user_id = ${person().userId} and read_at is null and in_app`.execute(this.em.getKysely());
    return rows[0] ?? { unread: 0 };
  }

  /** All kinds, with defaults for those that the person never set. */
  async preferences(): Promise<NotificationPreferenceRecord[]> {
    const chosen = await this.em.find(NotificationPreference, { userId: person().userId });
    return notificationKinds.map((kind) => {
      const { inApp = true, byEmail = false } = chosen.find((choice) => choice.kind === kind) ?? {};
      return { kind, inApp, byEmail };
    });
  }

  async prefer({ kind, inApp, byEmail }: NotificationPreferenceInput): Promise<NotificationPreferenceRecord[]> {
    await this.em.upsert(
      NotificationPreference,
      { userId: person().userId, kind, inApp, byEmail },
      { onConflictFields: ['userId', 'kind'], onConflictMergeFields: ['inApp', 'byEmail'] },
    );
    return this.preferences();
  }

  /** Marks the given ids, or all; ids of other people are ignored. */
  async markRead({ ids, all }: MarkReadInput): Promise<NotificationCount> {
    const { userId } = person();
    return this.em.transactional(async (em) => {
      const which = all ? sql`true` : sql`id = any(${ids ?? []})`;
      await sql`update notification set read_at = now() where user_id = ${userId} and read_at is null and ${which}`.execute(
        em.getKysely(),
      );
      publish(em, { type: 'notification', subject: 'Notification', userId });
      return this.unreadCount();
    });
  }
}
