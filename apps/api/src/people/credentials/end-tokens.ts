import type { EntityManager } from '@mikro-orm/postgresql';
import { clock } from '../../platform/context/clock.ts';
import { ApiToken } from './api-token.entity.ts';

/** Ends the tokens of an owner, so that none comes back to life with them. Call `AccessService.forget` in the same transaction. */
export async function endTokensOf(em: EntityManager, owner: { userId: number } | { serviceAccountId: number }): Promise<void> {
  for (const token of await em.find(ApiToken, { ...owner, endedAt: null })) token.endedAt = clock.now();
}
