import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { notify } from '../../people/notifications/notify.ts';
import { nearest, whoMay } from '../../people/users/who-may.ts';
import { recordOf } from '../../platform/rest/record-access.ts';
import type { Absence } from './absence.entity.ts';

/** Tells the manager of the person, or without one everybody who may decide. */
export async function tellAsked(em: EntityManager, { id, userId, firstDate, lastDate }: Absence): Promise<void> {
  const record = await recordOf(em, 'Absence', id);
  if (!record) return;
  const { managerIds } = record as unknown as { managerIds: number[] };
  const may = (await whoMay(em, 'approve', 'Absence', record)).filter((one) => one !== userId);
  const { rows } = await sql<{ person: string }>`select display_name as person from user_account where id = ${userId}`.execute(
    em.getKysely(),
  );
  await notify(em, nearest(may, [managerIds]), {
    kind: 'absenceAsked',
    subject: 'Absence',
    subjectId: id,
    params: { person: rows[0]?.person ?? '', from: firstDate, to: lastDate },
    dedupeKey: `absenceAsked ${id}`,
  });
}

export const tellDecided = (
  em: EntityManager,
  { id, userId, firstDate, lastDate }: Absence,
  kind: 'absenceApproved' | 'absenceRefused',
): Promise<void> =>
  notify(em, [userId], {
    kind,
    subject: 'Absence',
    subjectId: id,
    params: { from: firstDate, to: lastDate },
    dedupeKey: `${kind} ${id}`,
  });
