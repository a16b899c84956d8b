import type { EntityManager } from '@mikro-orm/postgresql';
import { abilityOf } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import type { Actor } from '../../../platform/context/actor.ts';
import { context, runWith } from '../../../platform/context/context.ts';

/** What making invoices takes, and nothing else. */
const rules: readonly AbilityRule[] = [{ action: ['read', 'create', 'send'], subject: 'Invoice' }];
const ability = abilityOf(rules);

/** Works as the system with the right to create and send invoices, in a unit of work of its own. The history names the user who set it up. */
export function asRecurring<T>(root: EntityManager, setUpById: number, work: () => Promise<T>): Promise<T> {
  const actor: Actor = { kind: 'system', userId: setUpById, rules, ability };
  const { requestId = 'recurring', route = 'recurring invoices' } = context() ?? {};
  return runWith({ requestId, route, actor, root }, work);
}
