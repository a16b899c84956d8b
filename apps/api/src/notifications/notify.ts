import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { NotificationKind } from '@kontor/domain';
import { publish } from '../events/publish.ts';

type News = {
  kind: NotificationKind;
  params: Record<string, string | number>;
  subject?: string | null;
  subjectId?: number | null;
  /** A person is told once under this key, however often it is said. */
  dedupeKey: string;
};

/** Tells people something, in the transaction of the caller. The bell rings at the commit. */
export async function notify(em: EntityManager, userIds: readonly number[], news: News): Promise<void> {
  if (!userIds.length) return;
  const { kind, params, subject = null, subjectId = null, dedupeKey } = news;
  const told = await sql<{
    id: number;
    userId: number;
  }>`insert into notification (user_id, kind, params, subject, subject_id, dedupe_key)
    select id, ${kind}, ${JSON.stringify(params)}::jsonb, ${subject}, ${subjectId}, ${dedupeKey} from unnest(${[...userIds]}::int[]) as id
    on conflict on constraint notification_once do nothing returning id, user_id as "userId"`.execute(em.getKysely());
  for (const { id, userId } of told.rows) await publish(em, { type: 'notification', subject: 'Notification', id, userId });
}
