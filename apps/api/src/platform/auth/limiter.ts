import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import { clock } from '../context/clock.ts';
import { hashToken } from './tokens.ts';

/** Counts attempts in fixed windows, in the database, so that the limit holds across replicas. */
@Injectable()
export class Limiter {
  constructor(private readonly em: EntityManager) {}

  /**
   * Counts one attempt and refuses with 429 and Retry-After when more than `most` fall into the window. It uses a connection of
   * its own, so that an attempt counts even if the transaction of the request is rolled back. A caller inside a transaction
   * passes its manager, and the count is part of it: many requests that each waited for a second connection would block one
   * another.
   */
  async count(key: string, most: number, seconds: number, em: EntityManager = this.em.fork()): Promise<void> {
    const now = clock.now();
    const ends = new Date(now.getTime() + seconds * 1000).toISOString();
    const { rows } = await sql<{ count: number; endsAt: string }>`insert into attempt as a (key, count, ends_at)
      values (${hashToken(key)}, 1, ${ends}::timestamptz)
      on conflict (key) do update set
        count = case when a.ends_at > ${now.toISOString()}::timestamptz then a.count + 1 else 1 end,
        ends_at = case when a.ends_at > ${now.toISOString()}::timestamptz then a.ends_at else excluded.ends_at end
      returning count, ends_at as "endsAt"`.execute(em.getKysely());
    const current = rows[0];
    if (!current || current.count <= most) return;
    const wait = Math.max(1, Math.ceil((Date.parse(current.endsAt) - now.getTime()) / 1000));
    throw new ApiError('error.too_many_requests', { seconds: wait }, undefined, { 'Retry-After': String(wait) });
  }

  /** Resets the count once the person has proved who they are. */
  async forget(key: string): Promise<void> {
    await sql`delete from attempt where key = ${hashToken(key)}`.execute(this.em.fork().getKysely());
  }
}
