import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { clock } from '../context/clock.ts';

const everyMs = 2_000;
const minuteMs = 60_000;

type Use = { count: number; lastUsedAt: string; lastAddress: string; minute: number; minuteCount: number };
/** The calls of a token in a minute: those that all replicas have written, and our own since. */
type Minute = { minute: number; written: number; ours: number };
export type Allowance = { remaining: number; seconds: number };

/**
 * Counts the calls of API tokens in memory and writes them every two seconds, so that no call waits for it. What other replicas counted
 * comes back with the same statement: a limit may be exceeded by what they take in these two seconds.
 */
@Injectable()
export class TokenUses implements OnModuleInit, OnModuleDestroy {
  private pending = new Map<number, Use>();
  private readonly minutes = new Map<number, Minute>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly em: EntityManager) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.write().catch(() => undefined), everyMs);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.write().catch(() => undefined);
  }

  /** Counts a call. `remaining` is the number of calls that are left in the minute after it, negative when it is one too many. */
  count(tokenId: number, address: string, limit: number): Allowance {
    const now = clock.now();
    const minute = Math.floor(now.getTime() / minuteMs);
    const known = this.minutes.get(tokenId);
    const current = known?.minute === minute ? known : { minute, written: 0, ours: 0 };
    current.ours += 1;
    this.minutes.set(tokenId, current);
    const use = this.pending.get(tokenId);
    this.pending.set(tokenId, {
      count: (use?.count ?? 0) + 1,
      lastUsedAt: now.toISOString(),
      lastAddress: address.slice(0, 64),
      minute,
      minuteCount: current.ours,
    });
    const seconds = Math.ceil(((minute + 1) * minuteMs - now.getTime()) / 1000);
    return { remaining: limit - current.written - current.ours, seconds };
  }

  /** Writes what was counted since the last time. Calls that cannot be written now are written later. */
  write(): Promise<void> {
    this.writing = this.writing.catch(() => undefined).then(() => this.writeNow());
    return this.writing;
  }

  private async writeNow(): Promise<void> {
    if (!this.pending.size) return;
    const uses = this.pending;
    this.pending = new Map();
    const rows = [...uses].map(([tokenId, use]) => ({ tokenId, ...use }));
    for (const { tokenId, minute, minuteCount } of rows) {
      const current = this.minutes.get(tokenId);
      if (current?.minute === minute)
        Object.assign(current, { written: current.written + minuteCount, ours: current.ours - minuteCount });
    }
    try {
      const { rows: written } = await sql<{ tokenId: number; minute: number; minuteCount: number }>`insert into api_token_use as u
        (token_id, use_count, last_used_at, last_address, minute, minute_count)
        select t.id, r.count, r."lastUsedAt", r."lastAddress", r.minute, r."minuteCount"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as r("tokenId" int, count bigint, "lastUsedAt" timestamptz, "lastAddress" text, minute int, "minuteCount" int)
        join api_token t on t.id = r."tokenId" order by t.id
        on conflict (token_id) do update set
          use_count = u.use_count + excluded.use_count,
          last_address = case when excluded.last_used_at >= u.last_used_at then excluded.last_address else u.last_address end,
          last_used_at = greatest(u.last_used_at, excluded.last_used_at),
          minute_count = case when u.minute = excluded.minute then u.minute_count + excluded.minute_count
            when u.minute > excluded.minute then u.minute_count else excluded.minute_count end,
          minute = greatest(u.minute, excluded.minute)
        returning token_id as "tokenId", minute, minute_count as "minuteCount"`.execute(this.em.fork().getKysely());
      for (const { tokenId, minute, minuteCount } of written) {
        const current = this.minutes.get(tokenId);
        if (current?.minute === minute) current.written = minuteCount;
      }
    } catch (error) {
      this.restore(uses);
      throw error;
    }
    if (this.minutes.size > 10_000) this.minutes.clear();
  }

  /** Takes back what could not be written. Of a limit it stays counted here as written. */
  private restore(uses: Map<number, Use>): void {
    for (const [tokenId, old] of uses) {
      const since = this.pending.get(tokenId);
      this.pending.set(tokenId, since ? { ...since, count: since.count + old.count } : old);
    }
  }
}
