import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';

const tries = 3;
/** Serialization failure and deadlock: nothing was written, and a retry may succeed. */
const passing = new Set(['40001', '40P01']);

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code;

/**
 * One command, one transaction: begins, works, flushes, commits. When the database aborts it in favour of another one, it is
 * retried after a random delay, at most three times in all; then the answer is 503. The work must have no effects outside the
 * database.
 */
export async function inTransaction<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await em.transactional((inner) => work(inner));
    } catch (error) {
      if (tried > tries || !passing.has(codeOf(error) ?? '')) throw error;
      await pause(Math.random() * 40 * tried);
    }
  }
}
