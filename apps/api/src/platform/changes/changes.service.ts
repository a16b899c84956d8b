import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allows, type Subject } from '@kontor/abilities';
import type { Changes, RecordChange } from '@kontor/domain';
import { actor } from '../context/actor.ts';
import { ApiError } from '../errors/api-error.ts';
import { recordsOf, withConditions } from '../rest/record-access.ts';
import { isRecord } from '../subjects/subjects.ts';

type Noun = Exclude<Subject, 'all'>;
type Row = {
  id: number;
  xid: string;
  at: string;
  verb: string;
  subject: string;
  subjectId: number;
  changes: Record<string, [unknown, unknown]>;
};
/** The last transaction and row that were told, of one database. */
type Position = { stamp: string; xid: string; id: number };

/** Rows of the history that a call reads at most. */
const most = 500;
const cursorShape = /^([\da-f]{8})-(\d{1,20})-(\d{1,15})$/;

/**
 * What has changed, read from the history in the order of transactions. Ids and moments are taken before the commit, so a reader
 * who went by them would miss what commits late. Only rows below the oldest transaction that still runs are told: none can come
 * among those any more. A long transaction so delays the feed, and loses nothing.
 */
@Injectable()
export class ChangesService {
  constructor(private readonly em: EntityManager) {}

  async since(cursor: string | undefined): Promise<Changes> {
    const db = this.em.getKysely();
    const { rows: heads } = await sql<{ stamp: string; horizon: string; end: string }>`select
      left(md5((select system_identifier::text from pg_control_system()) || ' ' || (select oid::text from pg_database where datname = current_database())), 8) as stamp,
      pg_snapshot_xmin(pg_current_snapshot())::text as horizon, pg_snapshot_xmax(pg_current_snapshot())::text as end`.execute(db);
    const [head] = heads;
    if (!head) throw new Error('The database has no snapshot');
    if (!cursor) return { changes: [], cursor: textOf({ stamp: head.stamp, xid: head.horizon, id: 0 }), more: false };
    const from = positionIn(cursor);
    // A cursor of another database, or one from before it was restored, would pass over changes in silence.
    if (!from || from.stamp !== head.stamp || BigInt(from.xid) > BigInt(head.end)) throw new ApiError('changes.other_cursor');
    const { rows } = await sql<Row>`select id, xid::text as xid, at, verb, subject, subject_id as "subjectId", changes from audit
      where xid >= ${from.xid}::text::xid8 and (xid > ${from.xid}::text::xid8 or id > ${from.id}) and xid < ${head.horizon}::text::xid8
      order by audit.xid, audit.id limit ${most}`.execute(db);
    const last = rows.at(-1);
    const next = last ? textOf({ stamp: head.stamp, xid: last.xid, id: last.id }) : cursor;
    return { changes: await this.told(rows), cursor: next, more: rows.length === most };
  }

  /** The changes of records that the actor may read. Of a deleted one the history knows what it was. */
  private async told(rows: readonly Row[]): Promise<RecordChange[]> {
    const { ability } = actor();
    const asked = rows.filter(({ subject, verb }) => verb !== 'read' && isRecord(subject) && allows(ability, 'read', subject));
    const records = new Map<string, Record<string, unknown>>();
    for (const subject of new Set(asked.map((row) => row.subject as Noun))) {
      const ids = asked.filter((row) => row.subject === subject).map(({ subjectId }) => subjectId);
      for (const record of await recordsOf(this.em, subject, [...new Set(ids)]))
        records.set(`${subject} ${record['id'] as number}`, record);
    }
    const told: RecordChange[] = [];
    for (const row of asked) {
      const { subject, subjectId, verb, at } = row;
      const record = records.get(`${subject} ${subjectId}`) ?? (await withConditions(this.em, subject as Noun, formerOf(row)));
      if (allows(ability, 'read', subject as Noun, record)) told.push({ subject, id: subjectId, kind: kindOf(verb), verb, at });
    }
    return told;
  }
}

const kindOf = (verb: string): RecordChange['kind'] => (verb === 'create' || verb === 'delete' ? verb : 'update');

const formerOf = ({ subjectId, changes }: Row): Record<string, unknown> => {
  const values = Object.entries(changes).map(([field, [before, after]]) => [field, before ?? after] as const);
  return { ...Object.fromEntries(values), id: subjectId };
};

const textOf = ({ stamp, xid, id }: Position): string => `${stamp}-${xid}-${id}`;

function positionIn(cursor: string): Position | undefined {
  const [, stamp, xid, id] = cursorShape.exec(cursor) ?? [];
  return stamp && xid && id && BigInt(xid) < 2n ** 64n ? { stamp, xid, id: Number(id) } : undefined;
}
