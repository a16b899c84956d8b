import type { EntityManager } from '@mikro-orm/postgresql';
import { abilityOf } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import type { Actor } from '../../platform/context/actor.ts';
import { context, runWith } from '../../platform/context/context.ts';

/** The job that works, and the rights that it takes and nothing else. */
export type Work = { name: string; rules: readonly AbilityRule[] };

/** Works as the system with the rights of that work, in a unit of work of its own. The history names the user who set it up. */
export function asSetUp<T>(root: EntityManager, { name, rules }: Work, setUpById: number, work: () => Promise<T>): Promise<T> {
  const actor: Actor = { kind: 'system', userId: setUpById, rules, ability: abilityOf(rules) };
  const { requestId = 'recurring', route = name } = context() ?? {};
  return runWith({ requestId, route, actor, root }, work);
}
