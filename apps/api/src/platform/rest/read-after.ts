import type { EntityManager } from '@mikro-orm/postgresql';
import { oneOf, oneWithCommit, type List } from './list.ts';
import { inTransaction } from './retry.ts';

/** One command, one transaction, answered with the record that it adds. Example: `readNew(this.em, billDetail, (em) => createBill(em, input))`. */
export async function readNew<T extends { id: number }>(
  em: EntityManager,
  list: List<T>,
  work: (em: EntityManager) => Promise<{ id: number }>,
): Promise<T> {
  // Within another transaction the commit comes later.
  if (em.isInTransaction()) return oneOf(em, list, (await inTransaction(em, work)).id);
  const read = await inTransaction(em, async (inner) => oneWithCommit(inner, list, (await work(inner)).id));
  return read();
}

/** One command, one transaction, answered with the record that it changes. */
export const readAfter = <T extends { id: number }>(
  em: EntityManager,
  list: List<T>,
  id: number,
  work: (em: EntityManager) => Promise<unknown>,
): Promise<T> =>
  readNew(em, list, async (inner) => {
    await work(inner);
    return { id };
  });
