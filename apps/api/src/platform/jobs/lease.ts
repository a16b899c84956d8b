import type pg from 'pg';
import { tries } from './job.ts';

export const beatMs = 10_000;
/** A worker without a sign of life for this long was killed, or cannot record its results. */
const lease = '30 seconds';
/** A job whose last try was interrupted has not failed: it gets another, up to this limit. */
const mostTries = tries + 3;

/** Extends the lease on the jobs of a living worker, and releases those of a dead one: they run again within a minute. */
export class Lease {
  private readonly former: string[] = [];
  private workerId: string | undefined;

  constructor(private readonly pool: pg.Pool) {}

  /** Moves the lease to a new worker. The former one has ended; its unrecorded jobs run again at once. */
  passTo(workerId: string): void {
    if (this.workerId) this.former.push(this.workerId);
    this.workerId = workerId;
  }

  async renew(): Promise<void> {
    await this.pool.query('update graphile_worker._private_jobs set locked_at = now() where locked_by = $1', [this.workerId]);
    await this.pool.query(
      `update graphile_worker._private_jobs set max_attempts = attempts + 1
       where attempts between max_attempts and $3 and (locked_at < now() - $1::interval or locked_by = any($2))`,
      [lease, this.former, mostTries - 1],
    );
    await this.pool.query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker.jobs where locked_at < now() - $1::interval or locked_by = any($2) having count(*) > 0`,
      [lease, this.former],
    );
    this.former.length = 0;
  }
}
