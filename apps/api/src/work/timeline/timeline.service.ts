import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import {
  endedProjectStatuses,
  daysBetween,
  todayIn,
  type ProjectTimeline,
  type TaskDependency as Predecessor,
  type TimelineMilestone,
  type TimelineOutside,
  type TimelineProject,
  type TimelineTask,
} from '@kontor/domain';
import type { Customer } from '../../customers/customers/customer.entity.ts';
import type { Organisation } from '../../firm/organisation/organisation.entity.ts';
import type { User } from '../../people/users/user.entity.ts';
import { actor } from '../../platform/context/actor.ts';
import { clock } from '../../platform/context/clock.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { typed } from '../../platform/orm/typed.ts';
import { readableRows, visibleColumns, type List } from '../../platform/rest/list.ts';
import type { Milestone } from '../milestones/milestone.entity.ts';
import { milestoneList } from '../milestones/milestones.list.ts';
import type { Project } from '../projects/project.entity.ts';
import { projectList } from '../projects/projects.list.ts';
import type { Task } from '../tasks/task.entity.ts';
import { predecessorsOf, taskList } from '../tasks/tasks.list.ts';
import type { MonthHours } from '../time-entries/months/month-hours.entity.ts';
import type { TimeEntry } from '../time-entries/time-entry.entity.ts';
import type { TimelineQuery } from './timeline-query.ts';

type Tables = {
  organisation: Organisation;
  project: Project;
  customer: Customer;
  task: Task;
  user_account: User;
  milestone: Milestone;
  time_entry: TimeEntry;
  month_hours: MonthHours;
};
type Firm = { workdayMinutes: number; country: string; timeZone: string };

const longestDays = 5 * 366;
/** More do not fit on a screen that anybody reads; the filters find the others. */
const mostProjects = 500;

@Injectable()
export class TimelineService {
  constructor(private readonly em: EntityManager) {}

  async get(query: TimelineQuery): Promise<ProjectTimeline> {
    const { from, to } = query;
    if (to < from || daysBetween(from, to) > longestDays) throw new ApiError('list.bad_filter', { field: 'to' });
    const { workdayMinutes, country, timeZone } = await this.firm();
    const today = todayIn(timeZone, clock.now());
    const found = await this.projects(query, today);
    const projects = found.slice(0, mostProjects);
    const ids = projects.map(({ id }) => id);
    const [tasks, milestones] = ids.length
      ? await Promise.all([this.tasks(ids, query, today), this.milestones(ids, query, today)])
      : [[], []];
    const outside = await this.outside(tasks);
    return {
      from,
      to,
      hasMore: found.length > mostProjects,
      workdayMinutes,
      country,
      projects: projects.map((row) => seen(projectList, row)),
      tasks: tasks.map((row) => seen(taskList, row)),
      milestones: milestones.map((row) => seen(milestoneList, row)),
      outside: outside.map((row) => seen(taskList, row)),
    };
  }

  private firm(): Promise<Firm> {
    return this.db
      .selectFrom('organisation')
      .select(['workday_minutes as workdayMinutes', 'country', 'time_zone as timeZone'])
      .executeTakeFirstOrThrow();
  }

  private projects(
    { from, to, projectId, customerId, userId, scope = 'open' }: TimelineQuery,
    today: string,
  ): Promise<TimelineProject[]> {
    const isOpen = sql<boolean>`p.status <> all(${[...endedProjectStatuses]})`;
    const inPeriod = sql<boolean>`(coalesce(p.start_date, p.end_date) <= ${to}
      and greatest(coalesce(p.end_date, 'infinity'), case when ${isOpen} then ${today}::date end) >= ${from})`;
    const byTask = this.db
      .selectFrom('task as k')
      .select('k.id')
      .where(sql<boolean>`k.project_id = p.id`)
      .where(readable(taskList))
      .where(planned({ from, to }, today));
    const byMilestone = this.db
      .selectFrom('milestone as m')
      .select('m.id')
      .where(sql<boolean>`m.project_id = p.id`)
      .where(readable(milestoneList))
      .where(reached({ from, to }, today));
    return this.db
      .selectFrom('project as p')
      .innerJoin('customer as c', 'c.id', 'p.customer_id')
      .select(['p.id', 'p.version', 'p.code', 'p.name', 'p.customer_id as customerId', 'c.name as customerName', 'p.status'])
      .select(['p.start_date as startDate', 'p.end_date as endDate', 'p.budget_minutes as budgetMinutes'])
      .select((eb) =>
        eb
          .selectFrom('month_hours as h')
          .select(({ fn }) => fn.coalesce(fn.sum<number>('h.minutes'), sql<number>`0`).as('minutes'))
          .whereRef('h.project_id', '=', 'p.id')
          .$asScalar()
          .$notNull()
          .as('loggedMinutes'),
      )
      .where(readable(projectList))
      .$if(projectId !== undefined, (all) => all.where('p.id', '=', projectId ?? 0))
      .$if(customerId !== undefined, (all) => all.where('p.customer_id', '=', customerId ?? 0))
      .$if(scope === 'open', (all) => all.where(isOpen))
      .where((eb) =>
        userId === undefined
          ? eb.or([inPeriod, eb.exists(byTask), eb.exists(byMilestone)])
          : eb.exists(byTask.where('k.assignee_id', '=', userId)),
      )
      .orderBy('p.code')
      .orderBy('p.id')
      .limit(mostProjects + 1)
      .execute();
  }

  private tasks(projectIds: number[], { from, to, userId }: TimelineQuery, today: string): Promise<TimelineTask[]> {
    const undated = sql<boolean>`(k.start_date is null and k.due_date is null and not k.is_done)`;
    return this.db
      .selectFrom('task as k')
      .leftJoin('user_account as u', 'u.id', 'k.assignee_id')
      .select(['k.id', 'k.version', 'k.project_id as projectId', 'k.name', 'k.start_date as startDate', 'k.due_date as dueDate'])
      .select(['k.assignee_id as assigneeId', 'u.display_name as assigneeName', 'k.estimate_minutes as estimateMinutes'])
      .select(['k.is_done as isDone', sql<Predecessor[]>`${sql.raw(predecessorsOf('k'))}`.as('predecessors')])
      .select((eb) =>
        eb
          .selectFrom('time_entry as t')
          .select(({ fn }) => fn.coalesce(fn.sum<number>('t.minutes'), sql<number>`0`).as('minutes'))
          .whereRef('t.task_id', '=', 'k.id')
          .$asScalar()
          .$notNull()
          .as('loggedMinutes'),
      )
      .where(sql<boolean>`k.project_id = any(${projectIds}::int[])`)
      .where(readable(taskList))
      .where((eb) => eb.or([planned({ from, to }, today), undated]))
      .$if(userId !== undefined, (all) => all.where('k.assignee_id', '=', userId ?? 0))
      .orderBy('k.project_id')
      .orderBy('k.position')
      .orderBy('k.id')
      .execute();
  }

  private async milestones(
    projectIds: number[],
    { from, to, userId }: TimelineQuery,
    today: string,
  ): Promise<TimelineMilestone[]> {
    if (userId !== undefined) return [];
    return this.db
      .selectFrom('milestone as m')
      .select(['m.id', 'm.version', 'm.project_id as projectId', 'm.name', 'm.due_date as dueDate', 'm.is_done as isDone'])
      .where(sql<boolean>`m.project_id = any(${projectIds}::int[])`)
      .where(readable(milestoneList))
      .where(reached({ from, to }, today))
      .orderBy('m.due_date')
      .orderBy('m.id')
      .execute();
  }

  private async outside(tasks: TimelineTask[]): Promise<TimelineOutside[]> {
    const here = new Set(tasks.map(({ id }) => id));
    const ids = tasks.flatMap(({ predecessors }) => predecessors.map(({ taskId }) => taskId)).filter((id) => !here.has(id));
    if (!ids.length) return [];
    return this.db
      .selectFrom('task as k')
      .select(['k.id', 'k.name', 'k.due_date as dueDate'])
      .where(sql<boolean>`k.id = any(${[...new Set(ids)]}::int[])`)
      .where(readable(taskList))
      .orderBy('k.id')
      .execute();
  }

  private get db() {
    return typed<Tables>(this.em.getKysely());
  }
}

/** A task takes the days from its start to its end, or one of them; a late one until today. */
const planned = ({ from, to }: { from: string; to: string }, today: string): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(k.start_date, k.due_date) <= ${to}
    and greatest(k.due_date, k.start_date, case when not k.is_done and k.due_date < ${today} then ${today}::date end) >= ${from})`;

/** A milestone takes its day; a late one counts until today. */
const reached = ({ from, to }: { from: string; to: string }, today: string): RawBuilder<boolean> =>
  sql<boolean>`(m.due_date <= ${to} and greatest(m.due_date, case when not m.is_done then ${today}::date end) >= ${from})`;

/** Without a right to read any row of the noun there are none. */
const readable = <T>(list: Pick<List<T>, 'subject' | 'columns' | 'hidden'>): RawBuilder<boolean> =>
  readableRows(list) as RawBuilder<boolean>;

/** The row without the fields that the role of the reader hides, as in the list of the noun. */
function seen<R extends object, T>(list: List<T>, row: R): R {
  const visible = visibleColumns(list, actor().ability);
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in visible)) as R;
}
