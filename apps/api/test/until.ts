import { setTimeout as sleep } from 'node:timers/promises';
import { crowd } from './stopwatch.ts';

/**
 * Waits for a state, at most this long on a machine of its own. Where others have more of the processor it waits as much longer as that
 * makes it; what then has not come is an error that says how crowded it was. Example: `await until(() => pool.totalCount === 4)`.
 */
export async function until(met: () => boolean | Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const from = performance.now();
  for (let limit = patienceMs; !(await met()); await sleep(20)) {
    if (performance.now() - from < limit) continue;
    const crowded = crowd();
    limit = patienceMs * crowded;
    if (performance.now() - from > limit) throw new Error(`Waited in vain${busy(crowded)}: ${met.toString()}`);
  }
}

const busy = (crowded: number): string =>
  crowded > 1.5 ? `, perhaps because the machine was too busy to judge (${crowded.toFixed(1)} times)` : '';
