import type pg from 'pg';
import { tries } from './job.ts';

export const beatMs = 10_000;
/** A worker that has not said for so long that it lives has been killed, or cannot write down what it does. */
const lease = '30 seconds';
/** A job whose last try was cut off has not failed: it gets another, so that it can at least say so. But not without end. */
const mostTries = tries + 3;

/** Holds the jobs of a worker that lives, and frees those of one that does not: they are done again within a minute. */
export class Lease {
  private readonly former: string[] = [];
  private workerId: string | undefined;

  constructor(private readonly pool: pg.Pool) {}

  /** From now on of this worker. The one before has ended; what it has not written down is done again at once. */
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
