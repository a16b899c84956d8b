import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { abilityOf, allows, rulesFor } from '@kontor/abilities';
import type { AbilityRule, NotificationKind } from '@kontor/domain';
import { notify } from '../../people/notifications/notify.ts';
import { recordOf } from '../../platform/rest/record-access.ts';
import type { Expense } from './expense.entity.ts';

type Person = { id: number; name: string; rules: AbilityRule[] };

const people = async (em: EntityManager): Promise<Person[]> =>
  (
    await sql<Person>`select u.id, u.display_name as name, r.rules from user_account u join role r on r.id = u.role_id
      where u.active order by u.id`.execute(em.getKysely())
  ).rows;

/** Tells everybody who may approve this expense that it waits; each time that it is handed in. */
export async function tellApprovers(em: EntityManager, expense: Expense): Promise<void> {
  const { id, userId, submittedAt } = expense;
  const record = (await recordOf(em, 'Expense', id)) ?? {};
  const all = await people(em);
  const approvers = all.filter(
    (one) => one.id !== userId && allows(abilityOf(rulesFor(one.rules, one.id)), 'approve', 'Expense', record),
  );
  await notify(
    em,
    approvers.map((one) => one.id),
    {
      kind: 'expenseSubmitted',
      subject: 'Expense',
      subjectId: id,
      params: { person: all.find((one) => one.id === userId)?.name ?? '' },
      dedupeKey: `expenseSubmitted ${id} ${submittedAt?.getTime()}`,
    },
  );
}

/** Tells the person what was decided; `vendor` and `date` say which expense. */
export async function tellPerson(
  em: EntityManager,
  { id, userId, version, vendorName, expenseDate }: Expense,
  kind: Extract<NotificationKind, 'expenseApproved' | 'expenseRejected'>,
): Promise<void> {
  const name = [expenseDate, vendorName].filter(Boolean).join(', ');
  await notify(em, [userId], {
    kind,
    subject: 'Expense',
    subjectId: id,
    params: { name },
    dedupeKey: `${kind} ${id} ${version}`,
  });
}
