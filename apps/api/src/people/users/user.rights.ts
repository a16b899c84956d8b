import type { EntityManager } from '@mikro-orm/postgresql';
import { mayGrant, rulesFor } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import { ApiError } from '../../platform/errors/api-error.ts';
import { Role } from '../roles/role.entity.ts';
import { actor } from '../../platform/context/actor.ts';

/** An id that no user has. */
const nobody = 0;

/**
 * Assigning a role, or changing the login of its users, needs every right of that role: a person who could change an Admin's
 * address could take over that account.
 */
export async function assertMayManage(em: EntityManager, roleIds: readonly number[], field?: string): Promise<void> {
  const { userId, ability } = actor();
  const wanted = [...new Set(roleIds)];
  const roles = await em.find(Role, { id: { $in: wanted } });
  if (roles.length !== wanted.length) throw refusal('error.reference_missing', field);
  const held = ability.rules as AbilityRule[];
  if (!roles.every(({ rules }) => mayGrant(held, rulesFor(rules, userId ?? nobody))))
    throw refusal('user.role_exceeds_yours', field);
}

const refusal = (code: 'error.reference_missing' | 'user.role_exceeds_yours', field?: string): ApiError =>
  new ApiError(code, undefined, field ? { [field]: { code } } : undefined);
