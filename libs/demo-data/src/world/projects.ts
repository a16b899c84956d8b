import { addDays, addMonths, type ProjectBilling, type ProjectStatus } from '@kontor/domain';
import { cyclicAt, randomOf } from '../random.ts';
import type { Customer } from './customers/customers.ts';
import type { TaskKind } from './customers/notes.ts';
import type { Person } from './people.ts';
import { internalProject, projectKinds, taskNames } from './project-kinds.ts';
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
};
type Ids = { task: number; member: number };

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
    hourlyRate: billing === 'projectRate' ? rate(60) : null,
    budget: billing === 'fixedPrice' ? random.whole(8, 60) * (inKroner ? 12_000 : 1000) : null,
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
    start_date: project.from,
    due_date: project.id === 1 ? null : project.to,
    hourly_rate: task.hourlyRate,
    billable: task.billable,
    is_done: project.status === 'completed' || (project.status === 'active' && project.id > 1 && index === 0),
    position: index + 1,
  }));

export const memberRows = (project: Project, firstId: number, at: string): RowOf<'project_member'>[] =>
  project.members.map(({ person, hourlyRate }, index) => ({
    ...baseColumns(firstId + index, at),
    project_id: project.id,
    user_id: person.id,
    hourly_rate: hourlyRate,
  }));
