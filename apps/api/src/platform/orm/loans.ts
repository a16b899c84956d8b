import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

const finishing = /^(commit|rollback)$/;

/** The server refused one statement, and the connection serves the next: everything else ends the connection. */
const isRefusal = (error: unknown): boolean => (error as { severity?: unknown } | undefined)?.severity === 'ERROR';

/**
 * One loan of a client, from the pool and back. Kysely gives a client back only after its COMMIT or ROLLBACK succeeded, so that each
 * transaction that lost its connection would keep its place in the pool for ever.
 */
function lend(client: PoolClient): PostgresPoolClient {
  let isLent = true;
  const giveBack = (failure?: Error): void => {
    if (!isLent) return;
    isLent = false;
    client.release(failure); // with a failure, the pool destroys it
  };
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    // The server rolled back when the connection ended.
    if (!isLent && text === 'rollback') return { command: 'ROLLBACK', rowCount: null, rows: [] };
    if (!isLent) throw new Error('Connection ended in the middle of a transaction');
    try {
      return await client.query(text, values);
    } catch (error) {
      if (!isRefusal(error) || finishing.test(text)) giveBack(error as Error);
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => giveBack() };
}

/** A pool from which no client is lost, whatever becomes of the connection. */
export const withLoans = (pool: Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => lend(await pool.connect()),
  end: () => pool.end(),
});
