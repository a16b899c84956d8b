import {
  addDays,
  addMonths,
  daysBetween,
  divide,
  multiply,
  round,
  subtract,
  type ProjectBilling,
  type ProjectStatus,
} from '@kontor/domain';
import { cyclicAt, randomOf } from '../random.ts';
import type { Customer } from './customers/customers.ts';
import type { TaskKind } from './customers/notes.ts';
import type { Person } from './people.ts';
import { changeOrderNames, internalProject, milestoneNames, projectKinds, taskNames } from './project-kinds.ts';
import { baseColumns, type RowOf } from './tables.ts';

export type Task = { id: number; kind: TaskKind; name: string; billable: boolean; hourlyRate: number | null };
export type Project = {
  id: number;
  name: string;
  customer: Customer;
  status: ProjectStatus;
  billing: ProjectBilling;
  hourlyRate: number | null;
  budget: number | null;
  /** First and last day with hours. */
  from: string;
  to: string;
  tasks: Task[];
  members: { person: Person; hourlyRate: number | null }[];
  /** The id of its first milestone. */
  milestone: number;
};
type Ids = { task: number; member: number; milestone: number };

const billings: readonly ProjectBilling[] = [
  ...['projectRate', 'personRate', 'projectRate', 'fixedPrice', 'taskRate', 'projectRate'],
  ...['personRate', 'projectRate', 'taskRate', 'notBillable', 'projectRate', 'fixedPrice'],
] as ProjectBilling[];
const statuses: readonly ProjectStatus[] = [
  ...[
    'active',
    'active',
    'completed',
    'active',
    'active',
    'planned',
    'active',
    'completed',
    'onHold',
    'active',
    'active',
    'completed',
  ],
  ...['active', 'cancelled', 'active'],
] as ProjectStatus[];

/** Start and end of the work, in months before today, by status. */
function period(
  status: ProjectStatus,
  today: string,
  random: { whole: (from: number, to: number) => number },
): { from: string; to: string } {
  const back = (least: number, most: number): string =>
    addDays(addMonths(today, -random.whole(least, most)), -random.whole(0, 20));
  if (status === 'planned') return { from: addDays(today, random.whole(5, 60)), to: addDays(today, random.whole(100, 240)) };
  if (status === 'completed') return { from: back(8, 13), to: back(1, 5) };
  if (status === 'cancelled') return { from: back(6, 10), to: back(3, 5) };
  if (status === 'onHold') return { from: back(5, 11), to: back(1, 2) };
  return { from: back(3, 13), to: addDays(today, random.whole(20, 200)) };
}

/** The n-th project, from 0. The first is the firm's own: everybody is a member, and its hours are not billed. */
export function projectOf(
  n: number,
  customers: readonly Customer[],
  people: readonly Person[],
  ids: Ids,
  seed: number,
  today: string,
): Project {
  const random = randomOf(seed, 31, n);
  const isInternal = n === 0;
  const customer = cyclicAt(customers, isInternal ? 39 : n < customers.length ? (n * 7) % customers.length : n * 13);
  const { language } = customer;
  const kind = cyclicAt(projectKinds, random.whole(0, 99));
  const billing = isInternal ? 'notBillable' : cyclicAt(billings, n);
  const status = isInternal ? 'active' : cyclicAt(statuses, n + Math.floor(n / 15));
  const inKroner = customer.currency === 'NOK';
  const rate = (least: number): number => (inKroner ? least * 12 : least) + random.whole(0, 6) * (inKroner ? 50 : 5);
  const own = random.whole(0, people.length - 1);
  const team = isInternal ? people : Array.from({ length: random.whole(3, 5) }, (_, index) => cyclicAt(people, own + index * 3));
  return {
    id: n + 1,
    name: isInternal ? internalProject.name.en : cyclicAt(kind.names, Math.floor(n / 3))[language],
    customer,
    status,
    billing,
    milestone: ids.milestone,
    hourlyRate: billing === 'projectRate' ? rate(60) : null,
    budget: billing === 'fixedPrice' ? random.whole(8, 60) * (inKroner ? 24_000 : 2000) : null,
    ...(isInternal ? { from: addMonths(today, -14), to: addMonths(today, 12) } : period(status, today, random)),
    tasks: (isInternal ? internalProject.tasks : kind.tasks).map((task, index) => ({
      id: ids.task + index,
      kind: task,
      name: taskNames[task][language],
      billable: task !== 'meeting' || random.chance(70),
      hourlyRate: billing === 'taskRate' ? rate(55) : null,
    })),
    // A user rate is in euros; a project in kroner sets its own.
    members: [...new Set(team)].map((person) => ({ person, hourlyRate: billing === 'personRate' && inKroner ? rate(70) : null })),
  };
}

/** The billing rate of a person for a task, in the customer's currency; null where hours are not billed. */
export function rateOf(project: Project, task: Task, member: Project['members'][number]): number | null {
  if (project.billing === 'fixedPrice' || project.billing === 'notBillable' || !task.billable) return null;
  const personal = project.customer.currency === 'EUR' ? member.person.hourlyRate : null;
  return member.hourlyRate ?? task.hourlyRate ?? project.hourlyRate ?? personal ?? project.customer.hourlyRate;
}

export function projectRow(project: Project, at: string): RowOf<'project'> {
  return {
    ...baseColumns(project.id, at),
    code: `P-${String(project.id).padStart(4, '0')}`,
    name: project.name,
    customer_id: project.customer.id,
    status: project.status,
    billing: project.billing,
    hourly_rate: project.hourlyRate,
    budget_amount: project.budget,
    budget_minutes: project.id === 1 ? null : (4 + (project.id % 9)) * 3600,
    start_date: project.from,
    end_date: project.id === 1 ? null : project.to,
    description: null,
  };
}

export const taskRows = (project: Project, at: string): RowOf<'task'>[] =>
  project.tasks.map((task, index) => ({
    ...baseColumns(task.id, at),
    project_id: project.id,
    name: task.name,
    estimate_minutes: project.id === 1 ? null : (2 + ((project.id + index * 3) % 7)) * 1200,
    ...(project.id === 1 ? { start_date: project.from, due_date: null } : taskDays(project, index)),
    hourly_rate: task.hourlyRate,
    billable: task.billable,
    is_done: project.status === 'completed' || (project.status === 'active' && project.id > 1 && index === 0),
    position: index + 1,
    assignee_id: project.id === 1 ? null : cyclicAt(project.members, index).person.id,
  }));

/** The tasks of a project follow each other and share its time; each begins three days after the one before it ends. */
function taskDays(project: Project, index: number): { start_date: string; due_date: string } {
  const step = Math.floor((daysBetween(project.from, project.to) + 1) / project.tasks.length);
  const start = addDays(project.from, index * step);
  const isLast = index === project.tasks.length - 1;
  return { start_date: start, due_date: isLast ? project.to : addDays(start, Math.max(0, step - 1 - lagDays)) };
}

/** From the end of a task to the start of the next one. */
const lagDays = 3;

/** Each task of a project for a customer waits for the one before it. */
export const dependencyRows = (projects: readonly Project[], at: string): RowOf<'task_dependency'>[] =>
  projects
    .slice(1)
    .flatMap(({ tasks }) => tasks.slice(1).map((task, index) => ({ task, before: tasks[index] })))
    .flatMap(({ task, before }) => (before ? [{ task_id: task.id, predecessor_id: before.id, lag_days: lagDays }] : []))
    .map((row, index) => ({ ...baseColumns(index + 1, at), ...row }));

/** A fixed price is billed in equal stages. */
export const stagesOfPrice = 12;

/** The amount of a stage, from 0; the last one takes the cents that the others left. */
export function stageAmount({ budget }: Pick<Project, 'budget'>, stage: number): number {
  const price = budget ?? 0;
  const part = round(divide(price, stagesOfPrice));
  return stage + 1 < stagesOfPrice ? part : subtract(price, multiply(part, stagesOfPrice - 1));
}

/** Two milestones of a project for a customer, at the half and at the end; of a fixed price its stages. */
export function milestoneRows(project: Project, today: string, at: string): RowOf<'milestone'>[] {
  const { id, customer, from, to, status, billing } = project;
  if (id === 1) return [];
  const days = daysBetween(from, to);
  const dayOf = (share: number): string => addDays(from, Math.floor(days * share));
  const stages =
    billing === 'fixedPrice'
      ? Array.from({ length: stagesOfPrice }, (_, stage) => ({
          name: `${milestoneNames.stage[customer.language]} ${stage + 1}`,
          due_date: dayOf((stage + 1) / stagesOfPrice),
          amount: stageAmount(project, stage),
        }))
      : [
          { name: milestoneNames.half[customer.language], due_date: dayOf(1 / 2), amount: null },
          { name: milestoneNames.end[customer.language], due_date: to, amount: null },
        ];
  return stages.map((stage, index) => ({
    ...baseColumns(project.milestone + index, at),
    project_id: id,
    ...stage,
    is_done: status === 'completed' || stage.due_date < addDays(today, -14),
  }));
}

/** Every second project with a fixed price has a change order, of a tenth of the price. */
export const changeOrderRows = (projects: readonly Project[], at: string): RowOf<'change_order'>[] =>
  projects
    .filter(({ billing, status }) => billing === 'fixedPrice' && status !== 'planned')
    .filter((_, index) => index % 2 === 0)
    .map((project, index) => ({
      ...baseColumns(index + 1, at),
      project_id: project.id,
      name: changeOrderNames[project.customer.language],
      order_date: addDays(project.from, 30),
      amount: round(divide(project.budget ?? 0, 10)),
      agreed_by: project.customer.contactName,
    }));

export const memberRows = (project: Project, firstId: number, at: string): RowOf<'project_member'>[] =>
  project.members.map(({ person, hourlyRate }, index) => ({
    ...baseColumns(firstId + index, at),
    project_id: project.id,
    user_id: person.id,
    hourly_rate: hourlyRate,
  }));
