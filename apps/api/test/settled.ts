import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from './test-app.ts';

/**
 * Waits until no transaction runs that began before this call. The feed of changes tells nothing above the oldest one, and those of other
 * databases of the server, which are other tests here, count too.
 */
export async function settled(api: TestApp): Promise<void> {
  const [mine] = await api.sql<{ xid: string }>('select pg_current_xact_id()::text as xid');
  for (const end = performance.now() + 50_000; ; await sleep(10)) {
    const [now] = await api.sql<{ oldest: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as oldest');
    if (BigInt(now?.oldest ?? 0) > BigInt(mine?.xid ?? 0)) return;
    if (performance.now() > end) throw new Error('A transaction that began before did not end');
  }
}
