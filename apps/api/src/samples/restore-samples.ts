import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allSets } from './all-sets.ts';
import { loadOf } from './sets/sample-set.ts';

/**
 * Restores the sample data for all people who have used them, and returns the number of sets. Id counters stay, so that no id is
 * given twice.
 */
export async function restoreSamples(em: EntityManager, now: Date, demo: boolean): Promise<number> {
  return em.fork().transactional(async (own) => {
    const db = own.getKysely();
    // Loading a set and taking an id lock the row of the set first, so neither happens in between.
    const { rows } = await sql<{ name: string; userId: number | null }>`select name, user_id as "userId" from sample_set
      order by id for update`.execute(db);
    for (const set of allSets) {
      for (const table of set.tables) await sql`delete from ${sql.table(table)}`.execute(db);
      for (const { userId } of rows.filter(({ name }) => name === set.name)) {
        await loadOf(set, demo)(own, now, userId);
        await own.flush();
        own.clear();
      }
    }
    return rows.length;
  });
}
