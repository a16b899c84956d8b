import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const lockKey = 7_451_000;

/**
 * Runs the work in one process of a database at a time: replicas that start together take turns, and a process that dies gives up its
 * turn. It polls for the lock, because some migrations would wait for a statement that waits.
 */
export async function oneAtATime<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const lock = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor-start', keepAlive: true });
  lock.on('error', () => undefined); // what is done meanwhile says for itself that the database is gone
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
