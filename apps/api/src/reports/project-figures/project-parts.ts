import { sql, type Kysely } from 'kysely';
import { negate, paceDays, weekStart, type DayOfWork, type Exchange, type HoursOfProject } from '@kontor/domain';
import type { User } from '../../people/users/user.entity.ts';
import { sums } from '../../platform/facts/sums.ts';
import { typed } from '../../platform/orm/typed.ts';
import type { Milestone } from '../../work/milestones/milestone.entity.ts';
import type { Task } from '../../work/tasks/task.entity.ts';
import type { TimeEntry } from '../../work/time-entries/time-entry.entity.ts';
import { labour, loggedHours } from '../../work/time-entries/time-entry.facts.ts';
import { goodsOf, moneyOf, notForStock } from './figures-of-project.ts';
import { worthInBase } from './worth-in-base.ts';

export type Db = Kysely<unknown>;
type Amount = { month: string; amount: number };

/** Hours by month and person. What customers pay for them is converted at one rate, as hours have none of their own. */
export async function hoursByMonth(db: Db, project_id: number, rate: Exchange): Promise<HoursOfProject[]> {
  const which = { where: { project_id } };
  const keys = ['month', 'user_id'] as const;
  const cost = sums(db, labour(db), ['minutes', 'billable_minutes', 'cost'], which, keys);
  const worth = sums(db, worthInBase(db, rate), ['value', 'unbilled', 'unpriced_minutes', 'uncosted_minutes'], which, keys);
  return typed<{ user_account: User }>(db)
    .selectFrom(cost.as('c'))
    .innerJoin(worth.as('w'), (join) => join.onRef('w.month', '=', 'c.month').onRef('w.user_id', '=', 'c.user_id'))
    .innerJoin('user_account as u', 'u.id', 'c.user_id')
    .select(['c.month', 'u.id as userId', 'u.display_name as userName', 'c.minutes', 'c.billable_minutes as billableMinutes'])
    .select(['w.value', 'w.unbilled', 'w.unpriced_minutes as unpricedMinutes', 'c.cost as labour'])
    .select(['w.uncosted_minutes as uncostedMinutes'])
    .orderBy('c.month')
    .orderBy('u.id')
    .execute();
}

/** A figure of money by month, in the organisation's currency. */
export async function moneyByMonth(db: Db, figure: keyof typeof moneyOf, project_id: number): Promise<Amount[]> {
  const which = { where: { project_id }, ...(figure === 'purchases' && { that: notForStock }) };
  const rows = await sums(db, moneyOf[figure](db, project_id), ['base_net'], which, ['month']).execute();
  return rows.map(({ month, base_net }) => ({ month, amount: base_net }));
}

export async function goodsByMonth(db: Db, project_id: number): Promise<Amount[]> {
  const rows = await sums(db, goodsOf(db), ['value'], { where: { project_id } }, ['month']).execute();
  return rows.map(({ month, value }) => ({ month, amount: negate(value) }));
}

/** Minutes by the Monday of their week. */
export async function weeksOfWork(db: Db, project_id: number): Promise<{ week: string; minutes: number }[]> {
  const days = await sums(db, loggedHours(db), ['minutes'], { where: { project_id } }, ['day']).execute();
  const weeks = new Map<string, number>();
  for (const { day, minutes } of days) weeks.set(weekStart(day), (weeks.get(weekStart(day)) ?? 0) + minutes);
  return [...weeks].map(([week, minutes]) => ({ week, minutes }));
}

/** The last 28 days with work, and what they cost. An index finds the first of them, so that years before it are not added up. */
export async function dayCosts(db: Db, project_id: number, seesLabour: boolean): Promise<DayOfWork[]> {
  const lastDays = typed<{ time_entry: TimeEntry }>(db)
    .selectFrom('time_entry as t')
    .where('t.project_id', '=', project_id)
    .groupBy('t.work_date')
    .orderBy('t.work_date', 'desc')
    .limit(paceDays)
    .select('t.work_date as day');
  const that = sql<boolean>`f.day >= (select min(x.day) from (${lastDays}) x)`;
  const days = await sums(db, labour(db), ['minutes', 'cost'], { where: { project_id }, that }, ['day']).execute();
  return days.map(({ day, minutes, cost }) => ({ day, minutes, labour: seesLabour ? cost : null }));
}

export const tasksOf = (db: Db, projectId: number) =>
  typed<{ task: Task }>(db)
    .selectFrom('task as k')
    .where('k.project_id', '=', projectId)
    .select(['k.estimate_minutes as estimateMinutes', 'k.due_date as dueDate', 'k.is_done as isDone'])
    .select(sql<number>`(select coalesce(sum(t.minutes), 0) from time_entry t where t.task_id = k.id)`.as('loggedMinutes'))
    .execute();

export const milestonesOf = (db: Db, projectId: number) =>
  typed<{ milestone: Milestone }>(db)
    .selectFrom('milestone as m')
    .where('m.project_id', '=', projectId)
    .select(['m.due_date as dueDate', 'm.is_done as isDone'])
    .execute();
