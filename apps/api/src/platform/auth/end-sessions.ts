import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { clock } from '../context/clock.ts';

type Which = { reason: 'ended' | 'password' | 'reset' | 'deactivated'; only?: number; except?: number };

/** Ends sessions of a person and returns their number. Call `AccessService.forget` in the same transaction. */
export async function endSessions(em: EntityManager, userId: number, { reason, only, except }: Which): Promise<number> {
  const { rows } = await sql`update session set ended_at = ${clock.now().toISOString()}::timestamptz, end_reason = ${reason}
    where user_id = ${userId} and ended_at is null and (${only ?? null}::int is null or id = ${only ?? null})
      and (${except ?? null}::int is null or id <> ${except ?? null}) returning id`.execute(em.getKysely());
  return rows.length;
}
