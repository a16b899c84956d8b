import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DomainError } from '@kontor/domain';

type Spent = {
  userId: number;
  expenseDate: string;
  amount: number;
  currency: string;
  vendorName?: string | null;
  destination?: string | null;
};
const fields = ['userId', 'expenseDate', 'amount', 'currency', 'vendorName', 'destination'] as const;

/**
 * Asks for confirmation before the same person spends the same amount at the same place on the same day twice. `before` is the saved
 * expense, which is not asked about again.
 */
export async function askAlikeExpense(
  em: EntityManager,
  spent: Spent,
  { confirmed, before }: { confirmed: boolean | undefined; before?: Spent & { id: number } },
): Promise<void> {
  if (confirmed || (before && fields.every((field) => (spent[field] ?? null) === (before[field] ?? null)))) return;
  const { userId, expenseDate, amount, currency, vendorName = null, destination = null } = spent;
  const { rows } = await sql<{ id: number }>`select id from expense
    where user_id = ${userId} and expense_date = ${expenseDate} and amount = ${amount} and currency = ${currency}
      and plain_text(coalesce(vendor_name, '')) = plain_text(coalesce(${vendorName}::text, ''))
      and coalesce(destination, '') = coalesce(${destination}::text, '') and id <> ${before?.id ?? 0} limit 1`.execute(
    em.getKysely(),
  );
  const [other] = rows;
  if (!other) return;
  const problem = { code: 'expense.alike', params: { id: other.id, amount, currency, date: expenseDate } } as const;
  throw new DomainError(problem.code, problem.params, { alikeConfirmed: problem });
}
