import type { DatedRate } from '../../firm/dated-rate/dated-rate.ts';

export class ProjectMemberRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  projectId: number;
  userId: number;
  userName: string;
  /** Overrides every other rate of this person on this project. */
  hourlyRate: number | null;
  /** Billing rates from a day on, each until the next one begins. */
  rates: DatedRate[];
  /** Billing rate per hour today; null when another rate decides. */
  currentRate: number | null;
}
