import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, allows, rulesFor } from '@kontor/abilities';
import { DomainError, type AbilityRule, type RecurringProblem } from '@kontor/domain';
import { notify } from '../../people/notifications/notify.ts';
import { ApiError } from '../../platform/errors/api-error.ts';

/** Returns a refusal as it is kept with the date; undefined for a failure that is none, such as a lost database. */
export function problemOf(error: unknown): RecurringProblem | undefined {
  if (error instanceof DomainError || error instanceof ApiError) return { code: error.code, params: error.params ?? null };
  return undefined;
}

const kinds = { RecurringInvoice: 'recurringInvoiceFailed', RecurringBill: 'recurringBillFailed' } as const;
type Noun = keyof typeof kinds;
type Failed = { subject: Noun; id: number; name: string; setUpById: number; date: string };

/** Notifies whoever set it up, once for each date and reason; without them everybody who may change it. */
export async function tellProblem(
  em: EntityManager,
  { subject, id, name, setUpById, date }: Failed,
  problem: RecurringProblem,
): Promise<void> {
  const kind = kinds[subject];
  await notify(em, await receivers(em, subject, setUpById), {
    kind,
    params: { name },
    subject,
    subjectId: id,
    dedupeKey: `${kind} ${id} ${date} ${problem.code}`,
  });
}

async function receivers(em: EntityManager, subject: Noun, setUpById: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; rules: AbilityRule[] }>`select u.id, r.rules from user_account u
    join role r on r.id = u.role_id where u.active order by u.id`.execute(em.getKysely());
  if (rows.some(({ id }) => id === setUpById)) return [setUpById];
  return rows.filter(({ id, rules }) => allows(abilityOf(rulesFor(rules, id)), 'update', subject)).map(({ id }) => id);
}
