import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MarkReadInput, NotificationCount, NotificationRecord } from '@kontor/domain';
import { publish } from '../events/publish.ts';
import { pageOf, type ListQuery } from '../rest/list.ts';
import type { Page } from '../rest/page.ts';
import { person } from '../shared/context.ts';
import { notificationList } from './notifications.list.ts';

/** Everybody sees their own, an Admin too. */
@Injectable()
export class NotificationsService {
  constructor(private readonly em: EntityManager) {}

  list(query: ListQuery): Promise<Page<NotificationRecord>> {
    return pageOf(this.em, notificationList, query, sql`n.user_id = ${person().id}`);
  }

  async unreadCount(): Promise<NotificationCount> {
    const { rows } = await sql<NotificationCount>`select count(*) as unread from notification
      where user_id = ${person().id} and read_at is null`.execute(this.em.getKysely());
    return rows[0] ?? { unread: 0 };
  }

  /** Those with the given ids, or all; ids of other people change nothing. */
  async markRead({ ids, all }: MarkReadInput): Promise<NotificationCount> {
    const { id: userId } = person();
    return this.em.transactional(async (em) => {
      const which = all ? sql`true` : sql`id = any(${ids ?? []})`;
      await sql`update notification set read_at = now() where user_id = ${userId} and read_at is null and ${which}`.execute(
        em.getKysely(),
      );
      await publish(em, { type: 'notification', subject: 'Notification', userId });
      return this.unreadCount();
    });
  }
}
