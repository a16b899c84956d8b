import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from './test-app.ts';

type Run = (text: string, values?: unknown[]) => Promise<unknown>;

/**
 * Answers of commands that come while another transaction holds what they need. The transaction does `first`, the commands start, and
 * once all of them wait for a lock, it does `then` and commits. A command that answers without waiting fails the test:
 * `await behind(api, { first: (run) => run('select … for update'), then: (run) => run('delete …') }, [() => edit()])`.
 */
export async function behind<T>(
  api: TestApp,
  { first, then }: { first: (run: Run) => Promise<unknown>; then?: (run: Run) => Promise<unknown> },
  commands: readonly (() => PromiseLike<T>)[],
): Promise<T[]> {
  const answers: Promise<T>[] = [];
  await api.em().transactional(async (em) => {
    const run: Run = (text, values = []) => em.getConnection().execute(text, values, 'all', em.getTransactionContext());
    await first(run);
    const answered: T[] = [];
    for (const command of commands) {
      const answer = Promise.resolve(command());
      answer.then(
        (early) => answered.push(early),
        () => undefined, // whoever awaits the answers is told
      );
      answers.push(answer);
    }
    while ((await waiting(api)) < commands.length) {
      if (answered.length) throw new Error(`It was answered without waiting: ${JSON.stringify(answered[0])}`);
      await pause(5);
    }
    await then?.(run);
  });
  return Promise.all(answers);
}

async function waiting(api: TestApp): Promise<number> {
  const [row] = await api.sql<{ many: number }>(
    `select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.many ?? 0;
}
