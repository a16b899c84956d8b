import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { actor } from '../../platform/context/actor.ts';

/** Is the actor the only active Admin? Nobody else could decide about what is theirs. */
export async function isOnlyAdmin(em: EntityManager): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select u.id from user_account u join role r on r.id = u.role_id
    where u.active and r.key = 'admin' limit 2`.execute(em.getKysely());
  return rows.length === 1 && rows[0]?.id === actor().userId;
}
