import { sql, type Kysely } from 'kysely';
import { endedProjectStatuses } from '@kontor/domain';
import { labourAtBillingRate } from '../../books/labour.ts';
import type { Fact, Facts, LabourFact } from '../../platform/facts/fact.ts';
import { readableIn } from '../../platform/facts/readable.ts';
import { inStates } from '../../platform/facts/states.ts';
import { projectList } from '../../work/projects/projects.list.ts';
import { taskList } from '../../work/tasks/tasks.list.ts';
import { labour } from '../../work/time-entries/time-entry.facts.ts';

/** Minutes of a budget, logged and saved, and what the saved ones are worth at the average cost and price of those logged. */
export type BudgetFact = Fact &
  Record<'budget' | 'logged' | 'remaining' | 'saved' | 'forecast' | 'overrun' | 'cost' | 'price', number>;

const added = (db: Kysely<unknown>, facts: Facts<LabourFact>, to: string) =>
  db
    .selectFrom(facts.as('f'))
    .where('f.day', '<=', to)
    .groupBy(['f.project_id', 'f.task_id'])
    .select(({ fn }) => [
      'f.project_id',
      'f.task_id',
      fn.max('f.day').as('last_day'),
      fn.sum<number>('f.minutes').as('minutes'),
      fn.sum<number>('f.cost').as('cost'),
      fn.sum<number>('f.gross').as('gross'),
    ]);

const isOver = sql<boolean>`${inStates('p.status', endedProjectStatuses)}`;

/**
 * The budgets of tasks, and of projects none of whose tasks has one, with the hours logged on them until a day; the rule is `savedOf`. A budget counts
 * on the day of its last hour until then or, without hours, on the day it begins. A budget is over when its task is done, or its project has ended.
 */
export function budgets(db: Kysely<unknown>, to: string): Facts<BudgetFact> {
  const hours = sql`select c.project_id, c.task_id, c.last_day, c.minutes, c.cost, b.gross as price
    from (${added(db, labour(db, 'readable'), to)}) c join (${added(db, labourAtBillingRate(db, to, 'readable'), to)}) b
      on b.project_id = c.project_id and b.task_id is not distinct from c.task_id`;
  const ofTasks = sql`select 'Task'::text as subject, k.id, k.project_id, k.id as task_id, k.assignee_id as user_id, k.estimate_minutes as budget,
      k.is_done or ${isOver} as is_over, coalesce(k.start_date, p.start_date, k.created_at::date) as begins, h.last_day, h.minutes, h.cost, h.price
    from task k join project p on p.id = k.project_id left join hours h on h.task_id = k.id
    where k.estimate_minutes > 0 and ${readableIn(taskList)}`;
  const ofProjects = sql`select 'Project'::text, p.id, p.id, null::int, null::int, p.budget_minutes, ${isOver},
      coalesce(p.start_date, p.created_at::date), max(h.last_day), sum(h.minutes), sum(h.cost), sum(h.price)
    from project p left join hours h on h.project_id = p.id
    where p.budget_minutes > 0 and ${readableIn(projectList)}
      and not exists (select from task k where k.project_id = p.id and k.estimate_minutes > 0)
    group by p.id`;
  const left = sql`d.budget - coalesce(d.minutes, 0)`;
  const forecast = sql`case when d.is_over then ${left} else least(0, ${left}) end`;
  const worth = (of: 'cost' | 'price') =>
    sql`coalesce(round((${forecast}) * ${sql.ref(`d.${of}`)} / nullif(d.minutes, 0), 2), 0)`;
  return db
    .selectFrom(
      sql<BudgetFact>`(with hours as materialized (${hours}), d as (${ofTasks} union all ${ofProjects})
      select d.subject, d.id, case when d.is_over then 'over' else 'open' end::text as kind, coalesce(d.last_day, d.begins) as day,
        null::int as customer_id, null::int as vendor_id, d.project_id, d.task_id, d.user_id, null::int as item_id, null::int as category_id,
        null::int as tax_rate_id, d.budget, coalesce(d.minutes, 0) as logged, case when d.is_over then 0 else greatest(0, ${left}) end as remaining,
        case when d.is_over then ${left} else 0 end as saved, ${forecast} as forecast, greatest(0, - (${left})) as overrun,
        ${worth('cost')} as cost, ${worth('price')} as price
      from d)`.as('budget'),
    )
    .selectAll();
}
