import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const lockKey = 7_451_000;

/**
 * Runs the work in one process per database at a time: replicas that start together take turns, and the lock of a process that
 * dies is released. It polls for the lock, because some migrations would wait for a statement that waits.
 */
export async function oneAtATime<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const lock = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-start', keepAlive: true });
  lock.on('error', () => undefined); // the work itself reports a lost database
  await lock.connect();
  try {
    for (;;) {
      const { rows } = await lock.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lockKey]);
      if (rows[0]?.got) return await work();
      await pause(200);
    }
  } finally {
    await lock.end().catch(() => undefined);
  }
}
