import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { clock } from '../context/clock.ts';

type Which = { reason: 'ended' | 'password' | 'reset' | 'deactivated'; only?: number; except?: number };

/** Ends sessions of a person; call `AccessService.forget` in the same transaction. Answers how many there were. */
export async function endSessions(em: EntityManager, userId: number, { reason, only, except }: Which): Promise<number> {
  const { rows } = await sql`update session set ended_at = ${clock.now().toISOString()}::timestamptz, end_reason = ${reason}
    where user_id = ${userId} and ended_at is null and (${only ?? null}::int is null or id = ${only ?? null})
      and (${except ?? null}::int is null or id <> ${except ?? null}) returning id`.execute(em.getKysely());
  return rows.length;
}
