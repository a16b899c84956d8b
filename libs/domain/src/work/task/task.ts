import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';

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
  hourlyRate: number | null;
  /** Rates that hold from a day on, each until the next. */
  rates: DatedRate[];
  /** What an hour is billed at today; null where another rate decides. */
  currentRate: number | null;
  billable: boolean;
  isDone: boolean;
  position: number;
  loggedMinutes: number;
}
