import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Code } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';

type Names = { email?: string | undefined; username?: string | undefined };

/** Refuses taken names, naming both at once; unique indexes decide between concurrent requests. */
export async function assertNamesFree(em: EntityManager, { email, username }: Names, exceptId = 0): Promise<void> {
  const { rows } = await sql<{ email: boolean; username: boolean }>`select
    exists(select 1 from user_account where lower(email) = ${email?.toLowerCase() ?? null} and id <> ${exceptId}) as email,
    exists(select 1 from user_account where lower(username) = ${username?.toLowerCase() ?? null} and id <> ${exceptId}) as username`.execute(
    em.getKysely(),
  );
  const errors: Record<string, { code: Code }> = {};
  if (rows[0]?.email) errors['email'] = { code: 'auth.email_in_use' };
  if (rows[0]?.username) errors['username'] = { code: 'auth.username_in_use' };
  const [first] = Object.values(errors);
  if (first) throw new ApiError(first.code, undefined, errors);
}
