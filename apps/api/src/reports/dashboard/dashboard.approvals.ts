import { sql, type Kysely } from 'kysely';
import { allows } from '@kontor/abilities';
import type { Approvals } from '@kontor/domain';
import { actor } from '../../platform/context/actor.ts';
import { allowedIn } from '../../platform/facts/readable.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { Expense } from '../../purchases/expenses/expense.entity.ts';
import { expenseList } from '../../purchases/expenses/expenses.list.ts';
import type { TimeWeek } from '../../work/time-weeks/time-week.entity.ts';
import { timeWeekList } from '../../work/time-weeks/time-weeks.list.ts';

/** Weeks and expenses that wait for the actor's decision. Nobody decides about their own. */
export async function approvals(db: Kysely<unknown>): Promise<Approvals> {
  const { ability, userId } = actor();
  const tables = typed<{ time_week: TimeWeek; expense: Expense }>(db);
  const count = sql<number>`count(*)`.as('count');
  const [weeks, expenses] = await Promise.all([
    allows(ability, 'approve', 'TimeWeek')
      ? tables
          .selectFrom('time_week as tw')
          .select(count)
          .where('tw.status', '=', 'submitted')
          .where('tw.user_id', 'is distinct from', userId)
          .where(allowedIn(timeWeekList, 'approve'))
          .executeTakeFirst()
      : null,
    allows(ability, 'approve', 'Expense')
      ? tables
          .selectFrom('expense as e')
          .select(count)
          .where('e.status', '=', 'submitted')
          .where('e.user_id', 'is distinct from', userId)
          .where(allowedIn(expenseList, 'approve'))
          .executeTakeFirst()
      : null,
  ]);
  return { timeWeeks: weeks?.count ?? null, expenses: expenses?.count ?? null };
}
