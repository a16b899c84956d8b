import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from '@kontor/domain';

/** Refuses to settle, change or void what the bank was asked to pay, other than by its run: it would be paid twice, or for nothing. */
export async function assertNotAtBank(em: EntityManager, billIds: readonly number[], runId: number | null = null): Promise<void> {
  const { rows } = await sql<{ id: number }>`select r.id from payment_run_line l join payment_run r on r.id = l.payment_run_id
    where l.bill_id = any(${[...billIds]}::int[]) and l.living and r.status = 'exported' and r.id is distinct from ${runId}::int
    limit 1`.execute(em.getKysely());
  const [run] = rows;
  if (run) throw new DomainError('payment_run.bill_at_bank', { id: run.id });
}
