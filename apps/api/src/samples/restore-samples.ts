import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allSets } from './all-sets.ts';
import { loadOf } from './sets/sample-set.ts';

/**
 * Puts the sample data back to how they were, for all who have used them, and says how many sets that were. The next ids stay, so
 * that none is given twice.
 */
export async function restoreSamples(em: EntityManager, now: Date, demo: boolean): Promise<number> {
  return em.fork().transactional(async (own) => {
    const db = own.getKysely();
    // Loading a set and taking an id both lock the row of the set first, so neither happens in between.
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
