import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { NotificationKind } from '@kontor/domain';
import { publish } from '../../platform/events/publish.ts';
import { enqueue, job } from '../../platform/jobs/job.ts';

export const mailNotification = job<{ notificationId: number }>('mailNotification');

type Told = { id: number; userId: number; inApp: boolean; byEmail: boolean };
type News = {
  kind: NotificationKind;
  params: Record<string, string | number>;
  subject?: string | null;
  subjectId?: number | null;
  /** A person is notified once per key. */
  dedupeKey: string;
};

/** Notifies people as each has chosen, in the caller's transaction: bell and mails follow at the commit. */
export async function notify(em: EntityManager, userIds: readonly number[], news: News): Promise<void> {
  if (!userIds.length) return;
  const { kind, params, subject = null, subjectId = null, dedupeKey } = news;
  const told = await sql<Told>`with told as (
      insert into notification (user_id, kind, params, subject, subject_id, dedupe_key, in_app)
      select u.id, ${kind}, ${JSON.stringify(params)}::jsonb, ${subject}, ${subjectId}, ${dedupeKey}, coalesce(p.in_app, true)
      from unnest(${[...userIds]}::int[]) as u(id) left join notification_preference p on p.user_id = u.id and p.kind = ${kind}
      where coalesce(p.in_app, true) or p.by_email
      on conflict on constraint notification_once do nothing returning id, user_id, in_app)
    select t.id, t.user_id as "userId", t.in_app as "inApp", coalesce(p.by_email, false) as "byEmail"
    from told t left join notification_preference p on p.user_id = t.user_id and p.kind = ${kind} order by t.id`.execute(
    em.getKysely(),
  );
  for (const { id, userId, inApp, byEmail } of told.rows) {
    if (inApp) publish(em, { type: 'notification', subject: 'Notification', id, userId });
    if (byEmail) await enqueue(em, mailNotification, { notificationId: id }, { key: `notification ${id}` });
  }
}
