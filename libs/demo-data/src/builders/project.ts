import type {
  ChangeOrderInput,
  ChangeOrderRecord,
  MilestoneInput,
  MilestoneRecord,
  ProjectFigures,
  ProjectInput,
  ProjectMemberInput,
  ProjectMemberRecord,
  ProjectRecord,
  TaskInput,
  TaskRecord,
} from '@kontor/domain';
import { stored } from './base.ts';

const project = {
  code: 'P-0001',
  name: 'Užsakymų sistema',
  customerId: 1,
  billing: 'projectRate',
  hourlyRate: 70,
  budgetAmount: null,
  budgetMinutes: 12_000,
  markUpPercent: null,
  startDate: '2026-01-05',
  endDate: '2026-12-18',
  description: null,
} as const satisfies ProjectInput;

export const aProject = (given: Partial<ProjectInput> = {}): ProjectInput => ({ ...project, ...given });

export const aProjectRecord = (given: Partial<ProjectRecord> = {}): ProjectRecord => ({
  ...stored,
  ...project,
  rates: [],
  currentRate: given.hourlyRate === undefined ? project.hourlyRate : given.hourlyRate,
  customerName: 'Nemuno logistika, UAB',
  status: 'active',
  currency: 'EUR',
  loggedMinutes: 0,
  unbilledMinutes: 0,
  ...given,
});

const member = { projectId: 1, userId: 4, hourlyRate: null } as const satisfies ProjectMemberInput;

export const aProjectMember = (given: Partial<ProjectMemberInput> = {}): ProjectMemberInput => ({ ...member, ...given });

export const aProjectMemberRecord = (given: Partial<ProjectMemberRecord> = {}): ProjectMemberRecord => ({
  ...stored,
  ...member,
  rates: [],
  currentRate: given.hourlyRate ?? null,
  userName: 'Tomas Petrauskas',
  ...given,
});

const task = {
  projectId: 1,
  name: 'Programavimas',
  estimateMinutes: 4800,
  startDate: '2026-01-05',
  dueDate: '2026-06-30',
  hourlyRate: null,
  billable: true,
  isDone: false,
  position: 1,
} as const satisfies TaskInput;

export const aTask = (given: Partial<TaskInput> = {}): TaskInput => ({ ...task, ...given });
export const aTaskRecord = (given: Partial<TaskRecord> = {}): TaskRecord => ({
  ...stored,
  ...task,
  assigneeId: null,
  assigneeName: null,
  predecessors: [],
  rates: [],
  currentRate: given.hourlyRate ?? null,
  loggedMinutes: 0,
  ...given,
});

const milestone = {
  projectId: 1,
  name: 'First delivery',
  dueDate: '2026-03-31',
  isDone: false,
} as const satisfies MilestoneInput;

export const aMilestoneRecord = (given: Partial<MilestoneRecord> = {}): MilestoneRecord => ({
  ...stored,
  ...milestone,
  amount: null,
  billingState: 'notBillable',
  invoiceId: null,
  currency: 'EUR',
  ...given,
});

const changeOrder = {
  projectId: 1,
  name: 'One more integration',
  orderDate: '2026-03-31',
  amount: 2400,
  agreedBy: 'Rasa Jankauskienė',
} as const satisfies ChangeOrderInput;

export const aChangeOrderRecord = (given: Partial<ChangeOrderRecord> = {}): ChangeOrderRecord => ({
  ...stored,
  ...changeOrder,
  ...given,
});

/** The figures of a project on which nothing has happened. */
export const aProjectFigures = ({
  profit,
  progress,
}: { profit?: Partial<ProjectFigures['profit']>; progress?: Partial<ProjectFigures['progress']> } = {}): ProjectFigures => ({
  profit: {
    currency: 'EUR',
    billed: { revenue: 0, profit: 0, marginPercent: null, hourlyRevenue: null },
    earned: { revenue: 0, profit: 0, marginPercent: null, hourlyRevenue: null },
    value: 0,
    unbilledHours: 0,
    unbilledCosts: 0,
    price: null,
    donePercent: null,
    labour: 0,
    purchases: 0,
    stock: 0,
    cost: 0,
    minutes: 0,
    billableMinutes: 0,
    otherMinutes: 0,
    uncostedMinutes: 0,
    unpricedMinutes: 0,
    months: [],
    people: [],
    ...profit,
  },
  progress: {
    loggedMinutes: 0,
    budgetMinutes: null,
    weeks: [],
    lateTasks: 0,
    lateMilestones: 0,
    lateDays: null,
    forecast: null,
    ...progress,
  },
});
