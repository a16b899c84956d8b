import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';
import type { TaskDependency } from './task-dependency.ts';

export class TaskRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  name: string;
  estimateMinutes: number | null;
  startDate: string | null;
  dueDate: string | null;
  /** The person who does it. */
  assigneeId: number | null;
  assigneeName: string | null;
  /** The tasks of the same project that it waits for. */
  predecessors: TaskDependency[];
  hourlyRate: number | null;
  /** Billing rates from a day on, each until the next one begins. */
  rates: DatedRate[];
  /** Billing rate per hour today; null when another rate decides. */
  currentRate: number | null;
  billable: boolean;
  isDone: boolean;
  position: number;
  loggedMinutes: number;
}
