import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { expenseStates, assertExpenseOpen } from '@kontor/domain';
import { isIn } from '../../platform/facts/states.ts';
import { exchangeInvariants } from '../../documents/exchange.invariants.ts';
import { inBase } from '../../platform/orm/in-base.ts';
import { indexedOrLatest } from '../../platform/search/matching.ts';
import { defineSubject } from '../../platform/subjects/subject.ts';
import { expenseConditions } from './expense.conditions.ts';
import { Expense } from './expense.entity.ts';

export const expenseSubject = defineSubject({
  entity: Expense,
  page: 'expenses',
  files: { telling: 'amount', assertMayRemove: assertDraft },
  conditions: expenseConditions,
  search: {
    group: 'expenses',
    place: 42,
    id: 'e.id',
    find: (
      { text, has },
      allowed,
      limit,
    ) => sql`select e.id, coalesce(e.vendor_name, e.comment) as title, concat_ws(', ', u.display_name, e.expense_date::text) as subtitle,
        '/expenses/' || e.id || '/show' as link
      from ${indexedOrLatest('expense', text)} e join user_account u on u.id = e.user_id
      where (${has('e.vendor_name')} or ${has('e.comment')}) and ${allowed}
      order by e.id desc limit ${limit}`,
  },
  constraints: {
    expense_frozen: { code: 'expense.frozen' },
  },
  invariants: [
    ...exchangeInvariants('expense', 'Expense', isIn('d.status', expenseStates.counted)),
    {
      about: 'what an expense is worth differs from its amount at its rate',
      sql: `select e.id, 'Expense ' || e.id || ': ' || e.base_amount || ' instead of ' || ${inBase('e.amount', 'e')} as what
        from expense e where e.base_amount <> ${inBase('e.amount', 'e')}`,
    },
    {
      about: 'an expense is for a project of another customer',
      sql: `select e.id, 'Expense ' || e.id as what from expense e join project p on p.id = e.project_id
        where e.customer_id is distinct from p.customer_id`,
      warning: true,
    },
  ],
});

/** The receipt stays with what was handed in. */
async function assertDraft(em: EntityManager, id: number): Promise<void> {
  const expense = await em.findOne(Expense, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (expense) assertExpenseOpen(expense.status, false);
}
