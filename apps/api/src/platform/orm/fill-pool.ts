import type { Pool } from 'pg';

/** Opens the connections that the pool keeps: pg opens them when they are needed first, and somebody would wait for that. */
export async function fillPool(pool: Pool): Promise<void> {
  const clients = await Promise.allSettled(Array.from({ length: pool.options.min ?? 0 }, () => pool.connect()));
  for (const client of clients) if (client.status === 'fulfilled') client.value.release();
}
