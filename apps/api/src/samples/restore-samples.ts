import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allSets } from './all-sets.ts';

/** Puts the sample data back to how they were, for all who have used them. The next ids stay, so that none comes again. */
export async function restoreSamples(em: EntityManager, now: Date): Promise<void> {
  await em.fork().transactional(async (own) => {
    const db = own.getKysely();
    // Nobody loads or adds in between: both begin with the row of the set.
    const { rows } = await sql<{ name: string; userId: number | null }>`select name, user_id as "userId" from sample_set
      order by id for update`.execute(db);
    for (const set of allSets) {
      for (const table of set.tables) await sql`delete from ${sql.table(table)}`.execute(db);
      for (const { userId } of rows.filter(({ name }) => name === set.name)) set.load(own, now, userId);
      await own.flush();
      own.clear();
    }
  });
}
