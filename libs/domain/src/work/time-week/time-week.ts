import type { Oddity } from './time-week.rules.ts';
import type { TimeWeekStatus, TimeWeekVerb } from './time-week.status.ts';

/** The hours of one person in one week, as they were submitted and decided about. */
export class TimeWeekRecord {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  userId: number;
  userName: string;
  /** Its Monday. */
  weekStart: string;
  status: TimeWeekStatus;
  /** The hours when it was last submitted; they stay while it is submitted or approved. */
  minutes: number;
  /** What is unusual about these hours, and how much of it, so that a list can begin with it. */
  oddities: Oddity[];
  oddityCount: number;
  submittedAt: string | null;
  decidedAt: string | null;
  decidedByName: string | null;
  /** Why it was returned. */
  remark: string | null;
  /** What the reader may do with it now. */
  actions: TimeWeekVerb[];
}

/** The ids of the weeks that were approved. */
export class ApprovedWeeks {
  ids: number[];
}
