import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { LiveEvent } from './publish.ts';

/** Said when rows were added to the history; which ones, each process reads for itself. */
export const historyChannel = 'kontor_history';

type Read = { snapshot: string; events: LiveEvent[] };

/**
 * The history from a moment on, each row once, as soon as it is committed. The moment is a snapshot of PostgreSQL and not an id:
 * the row with the lower id may be committed later (ADR 10).
 */
@Injectable()
export class HistoryFeed {
  constructor(private readonly em: EntityManager) {}

  /** The moment from which a reader reads on. */
  async now(): Promise<string> {
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(this.db());
    return rows[0]?.snapshot ?? '';
  }

  /** What was committed after that moment, one event for each subject of a transaction, and the moment to go on from. */
  async since(moment: string): Promise<Read> {
    const before = sql`${moment}::text::pg_snapshot`;
    // A moment of another cluster, as in a restored backup, lies after every row of this one: the upper bound keeps those out.
    const { rows } = await sql<Read>`select pg_current_snapshot()::text as snapshot, coalesce((
      select json_agg(json_build_object('type', 'changed', 'subject', e.subject, 'id', e.id) order by e.first) from (
        select subject, min(id) as first, case when min(subject_id) = max(subject_id) then min(subject_id) end as id from audit
        where (xid >= pg_snapshot_xmax(${before}) or xid = any (array(select pg_snapshot_xip(${before}))))
          and xid < pg_snapshot_xmax(pg_current_snapshot()) and verb <> 'read'
        group by xid, subject) e), '[]') as events`.execute(this.db());
    return rows[0] ?? { snapshot: moment, events: [] };
  }

  private db() {
    return this.em.fork().getKysely();
  }
}
