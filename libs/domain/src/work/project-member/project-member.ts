import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';

export class ProjectMemberRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  userId: number;
  userName: string;
  /** Wins over every other rate of this person on this project. */
  hourlyRate: number | null;
  /** Rates that hold from a day on, each until the next. */
  rates: DatedRate[];
  /** What an hour is billed at today; null where another rate decides. */
  currentRate: number | null;
}
