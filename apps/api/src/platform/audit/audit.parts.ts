import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { allows, type KontorAbility } from '@kontor/abilities';
import type { AuditRecord } from '@kontor/domain';

/** A part of a record whose changes are told with the history of the whole, under the name of whom it is about. */
type Part = { id: number; userId: number; projectId: number; name: string };
export type Whole = { rows: RawBuilder<unknown>; named: (row: AuditRecord) => AuditRecord };

/**
 * The rows of the history of a record, with those of its parts that this person may read: a project's with its members', also the
 * former ones, of whom only the history knows.
 */
export async function wholeOf(em: EntityManager, ability: KontorAbility, subject: string, id: number): Promise<Whole> {
  const own = sql`(a.subject = ${subject} and a.subject_id = ${id})`;
  if (subject !== 'Project' || !allows(ability, 'read', 'ProjectMember')) return { rows: own, named: (row) => row };
  const members = await membersOf(em, id);
  const readable = members.filter((member) => allows(ability, 'read', 'ProjectMember', member));
  const names = new Map(readable.map((member) => [member.id, member.name]));
  const parts = sql`(a.subject = 'ProjectMember' and a.subject_id = any(${[...names.keys()]}::int[]))`;
  return {
    rows: sql`(${own} or ${parts})`,
    named: (row) => (row.subject === 'ProjectMember' ? { ...row, about: names.get(row.subjectId) } : row),
  };
}

async function membersOf(em: EntityManager, projectId: number): Promise<Part[]> {
  const { rows } = await sql<Part>`with known as (
      select id, user_id, 1 as latest from project_member where project_id = ${projectId}
      union all
      select subject_id, coalesce(changes #>> '{userId,1}', changes #>> '{userId,0}')::int, 0 from audit
      where subject = 'ProjectMember' and verb in ('create', 'delete')
        and coalesce(changes #>> '{projectId,1}', changes #>> '{projectId,0}')::int = ${projectId})
    select distinct on (k.id) k.id, k.user_id as "userId", ${projectId}::int as "projectId", u.full_name as name
    from known k join user_account u on u.id = k.user_id order by k.id, k.latest desc`.execute(em.getKysely());
  return rows;
}
