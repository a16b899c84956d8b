import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { isoWeek } from '@kontor/domain';
import { notify } from '../../people/notifications/notify.ts';
import { nearest, whoMay } from '../../people/users/who-may.ts';
import { recordOf } from '../../platform/rest/record-access.ts';
import type { TimeWeek } from './time-week.entity.ts';

type Deciders = { managerIds: number[]; leaderIds: number[] };

/** Tells those nearest to the person who may approve the week: the manager, else who leads its projects, else everybody who may. */
export async function tellApprovers(em: EntityManager, { id, userId, weekStart, version }: TimeWeek): Promise<void> {
  const record = await recordOf(em, 'TimeWeek', id);
  if (!record) return;
  const { managerIds, leaderIds } = record as unknown as Deciders;
  const may = (await whoMay(em, 'approve', 'TimeWeek', record)).filter((one) => one !== userId);
  const { rows } = await sql<{ person: string }>`select display_name as person from user_account where id = ${userId}`.execute(
    em.getKysely(),
  );
  await notify(em, nearest(may, [managerIds, leaderIds]), {
    kind: 'weekSubmitted',
    subject: 'TimeWeek',
    subjectId: id,
    params: { person: rows[0]?.person ?? '', week: isoWeek(weekStart).week },
    dedupeKey: `weekSubmitted ${id} ${version}`,
  });
}

export const tellReturned = (em: EntityManager, { id, userId, weekStart, version }: TimeWeek): Promise<void> =>
  notify(em, [userId], {
    kind: 'weekReturned',
    subject: 'TimeWeek',
    subjectId: id,
    params: { week: isoWeek(weekStart).week },
    dedupeKey: `weekReturned ${id} ${version}`,
  });
