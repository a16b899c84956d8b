import { Amount, CalendarDate, Flag, Id, Moment, Text, Whole } from '../../platform/input/validators.ts';

export class TimeEntryInput {
  /** The person whose hours these are; default: the current user. Hours of others need the right to update all time entries. */
  @Id({ optional: true }) userId?: number | null;
  @Id({ code: 'time_entry.select_project' }) projectId: number;
  @Id({ optional: true }) taskId?: number | null;
  @CalendarDate() workDate: string;
  /** Either minutes, or start and end. */
  @Whole(1, 1440, { optional: true, code: 'time_entry.length' }) minutes?: number | null;
  @Moment({ optional: true }) startAt?: string | null;
  @Moment({ optional: true }) endAt?: string | null;
  @Text(2000, { optional: true }) note?: string | null;
  @Flag() billable: boolean;
  /** A rate for this entry alone, in the customer's currency. Left out, it stays as it is. */
  @Amount({ optional: true }) overrideRate?: number | null;
}

/** The fields that can be changed on several entries at once. */
export class TimeEntryBulkInput {
  @Flag() billable: boolean;
}
