import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { LiveEvent } from './publish.ts';

/** Announces new history rows; each process reads them itself. */
export const historyChannel = 'kontor_history';

type Read = { snapshot: string; events: LiveEvent[] };

/**
 * Reads the history from a position on, each row once, as soon as it is committed. The position is a PostgreSQL snapshot, not an
 * id: a row with a lower id may be committed later (ADR 10).
 */
@Injectable()
export class HistoryFeed {
  constructor(private readonly em: EntityManager) {}

  /** The current position, from which a reader continues. */
  async now(): Promise<string> {
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(this.db());
    return rows[0]?.snapshot ?? '';
  }

  /** The rows committed since that position, as one event per subject and transaction, and the next position. */
  async since(moment: string): Promise<Read> {
    const before = sql`${moment}::text::pg_snapshot`;
    // A snapshot of another cluster, as in a restored backup, lies after every row of this one: the upper bound excludes those rows.
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
