import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { actor, person } from '../../platform/context/actor.ts';
import { ImportName } from './import-name.entity.ts';
import type { Meant, SettledNames } from './settle-names.ts';

/** The person's choices for the names in this program's files. */
export async function rememberedNames(em: EntityManager, format: string): Promise<Meant[]> {
  const { rows } =
    await sql<Meant>`select kind, name, detail, coalesce(customer_id, project_id, user_id) as id, true as remembered
    from import_name where owner_id = ${actor().userId} and format = ${format}`.execute(em.getKysely());
  return rows;
}

/** Keeps the choices for the person's next import; the latest counts. */
export async function rememberNames(em: EntityManager, format: string, names: SettledNames): Promise<void> {
  const ownerId = person().userId;
  for (const { kind, name, detail, id } of names.learnt()) {
    const record = {
      customerId: kind === 'customer' ? id : null,
      projectId: kind === 'project' ? id : null,
      userId: kind === 'user' ? id : null,
    };
    const before = await em.findOne(ImportName, { ownerId, format, kind, name, detail });
    if (before) em.assign(before, record);
    else em.create(ImportName, { ownerId, format, kind, name, detail, ...record });
  }
}
