import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { allows, subjectVerbs, type KontorAbility, type Subject as Asked } from '@kontor/abilities';
import type { AuditRecord } from '@kontor/domain';
import { columnsOfTable, tableNameOf } from '../subjects/definition.ts';
import type { Subject, ToldWith } from '../subjects/subject.ts';
import { allSubjects } from '../subjects/subjects.ts';

/** A record whose changes appear in the history of its whole, under its own name or that of the person it is about. */
type Told = { id: number; personId: number | null; name: string };
export type Whole = { rows: RawBuilder<unknown>; named: (row: AuditRecord) => AuditRecord };

/**
 * The history rows of a record and of those that belong to it, as far as the person may read them: a project's history includes
 * its members', former ones too, whom only the history still knows.
 */
export async function wholeOf(em: EntityManager, ability: KontorAbility, subject: string, id: number): Promise<Whole> {
  const names = new Map<string, string>();
  let rows = sql`(a.subject = ${subject} and a.subject_id = ${id})`;
  const merged = await mergedInto(em, subject, id);
  for (const one of merged) names.set(`${subject} ${one.id}`, one.name);
  if (merged.length)
    // The remaining record tells of the merge, so the merge and deletion of the merged ones are left out.
    rows = sql`(${rows} or (a.subject = ${subject} and a.subject_id = any(${merged.map((one) => one.id)}::int[])
      and a.verb <> 'delete' and not (a.verb = 'merge' and a.changes ? 'keptId')))`;
  for (const part of allSubjects()) {
    const { toldWith, name } = part;
    if (toldWith?.whole !== subject || !allows(ability, 'read', name as Asked)) continue;
    const told = (await toldOf(em, part, toldWith, id)).filter((one) =>
      allows(ability, 'read', name as Asked, {
        id: one.id,
        [toldWith.key]: id,
        [toldWith.person ?? 'userId']: one.personId,
        name: one.name,
      }),
    );
    for (const one of told) names.set(`${name} ${one.id}`, one.name);
    rows = sql`(${rows} or (a.subject = ${name} and a.subject_id = any(${told.map((one) => one.id)}::int[])))`;
  }
  return {
    rows,
    named: (row) =>
      row.subject === subject && row.subjectId === id ? row : { ...row, about: names.get(`${row.subject} ${row.subjectId}`) },
  };
}

async function toldOf(em: EntityManager, { entity, name }: Subject, { key, person }: ToldWith, wholeId: number): Promise<Told[]> {
  const about = person ?? 'name';
  const column = (property: string) =>
    sql.ref(columnsOfTable(entity).find((one) => one.property === property)?.column ?? property);
  const kept = (property: string, at: 0 | 1) => sql`changes #>> array[${property}, ${String(at)}]`;
  const then = (property: string) => sql`coalesce(${kept(property, 1)}, ${kept(property, 0)})`;
  const personId = person ? sql`k.about::int` : sql`null::int`;
  const text = person ? sql`(select u.display_name from user_account u where u.id = k.about::int)` : sql`k.about`;
  const { rows } = await sql<Told>`with known as (
      select id, ${column(about)}::text as about, 1 as latest from ${sql.table(tableNameOf(entity))} where ${column(key)} = ${wholeId}
      union all
      select subject_id, ${then(about)}, 0 from audit
      where subject = ${name} and verb in ('create', 'delete') and ${then(key)}::int = ${wholeId})
    select distinct on (k.id) k.id, ${personId} as "personId", ${text} as name
    from known k order by k.id, k.latest desc`.execute(em.getKysely());
  return rows;
}

/** The records that were merged into this one, and those that had been merged into them. */
async function mergedInto(em: EntityManager, subject: string, id: number): Promise<{ id: number; name: string }[]> {
  const known: Record<string, readonly string[]> = subjectVerbs;
  if (!known[subject]?.includes('merge')) return [];
  const { rows } = await sql<{ id: number; name: string }>`with recursive gone (id, name) as (
      select ${id}::int, ''::text
      union
      select (a.changes #>> '{mergedId,1}')::int, a.changes #>> '{mergedName,1}' from audit a
      join gone on a.subject = ${subject} and a.subject_id = gone.id and a.verb = 'merge' and a.changes ? 'mergedId')
    select id, name from gone where id <> ${id}`.execute(em.getKysely());
  return rows;
}
