import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { abilityOf, rulesFor } from '@kontor/abilities';
import type { AbilityRule } from '@kontor/domain';
import { sql } from 'kysely';
import type { Actor } from '../../platform/context/actor.ts';
import { runWith } from '../../platform/context/context.ts';

/** The id that no user has, for the own records of a service account. */
const nobody = 0;

export type Hook = {
  id: number;
  name: string;
  url: string;
  active: boolean;
  events: string[] | null;
  content: 'record' | 'id';
  /** Encrypted. */
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: string | null;
  cursor: string;
  failures: number;
  failingSince: string | null;
  userId: number | null;
  serviceAccountId: number | null;
  /** The rules of its owner; null when the owner is switched off. */
  rules: AbilityRule[] | null;
};

/** Webhooks with what their owners may do at this moment: all active ones, or one of any state. */
export async function hooksOf(orm: MikroORM, id?: number): Promise<Hook[]> {
  const { rows } =
    await sql<Hook>`select w.id, w.name, w.url, w.active, w.events, w.content, w.secret, w.previous_secret as "previousSecret",
      w.previous_secret_until as "previousSecretUntil", w.user_id as "userId", w.service_account_id as "serviceAccountId",
      n.cursor, n.failures, n.failing_since as "failingSince", r.rules
    from webhook w join webhook_state n on n.webhook_id = w.id
      left join user_account u on u.id = w.user_id and u.active
      left join service_account s on s.id = w.service_account_id and s.active
      left join role r on r.id = coalesce(u.role_id, s.role_id)
    where ${id === undefined ? sql`w.active` : sql`w.id = ${id}`} order by w.id`.execute(orm.em.fork().getKysely());
  return rows;
}

/** Does the work in the name of Kontor with the rights of the webhook's owner. */
export function asOwner<T>(orm: MikroORM, { id, userId, rules }: Hook, work: () => Promise<T>): Promise<T> {
  const own = rules ?? [];
  const by: Actor = { kind: 'system', userId, rules: own, ability: abilityOf(rulesFor(own, userId ?? nobody)) };
  return runWith({ requestId: `webhook-${id}-${randomUUID()}`, actor: by, route: `webhook ${id}`, root: orm.em }, work);
}
