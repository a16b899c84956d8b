import type { ProjectStatus } from '../project/project.status.ts';
import type { TaskDependency } from '../task/task-dependency.ts';

/** Which projects a timeline shows: those still to be done, or all. */
export const timelineScopes = ['open', 'all'] as const;
export type TimelineScope = (typeof timelineScopes)[number];

export class TimelineProject {
  id: number;
  version: number;
  code: string;
  name: string;
  customerId: number;
  customerName: string;
  status: ProjectStatus;
  startDate: string | null;
  endDate: string | null;
  budgetMinutes: number | null;
  loggedMinutes: number;
}

export class TimelineTask {
  id: number;
  version: number;
  projectId: number;
  name: string;
  startDate: string | null;
  dueDate: string | null;
  assigneeId: number | null;
  assigneeName: string | null;
  estimateMinutes: number | null;
  loggedMinutes: number;
  isDone: boolean;
  predecessors: TaskDependency[];
}

/** A task that another one waits for, outside the period or the filter. */
export class TimelineOutside {
  id: number;
  name: string;
  dueDate: string | null;
}

export class TimelineMilestone {
  id: number;
  version: number;
  projectId: number;
  name: string;
  dueDate: string;
  isDone: boolean;
}

/** Projects with tasks and milestones between two days. */
export class ProjectTimeline {
  from: string;
  to: string;
  /** There are more projects in this period; these are the first by code. */
  hasMore: boolean;
  /** Minutes that a person works on a working day. */
  workdayMinutes: number;
  /** The country whose public holidays are free. */
  country: string;
  projects: TimelineProject[];
  tasks: TimelineTask[];
  milestones: TimelineMilestone[];
  /** What tasks wait for that is not among them. */
  outside: TimelineOutside[];
}
