import { Amount, CalendarDate, Flag, Id, Moment, Text, Whole } from '../../platform/input/validators.ts';

export class TimeEntryInput {
  /** Whose hours; one's own when left out. Others' need the right to update all time entries. */
  @Id({ optional: true }) userId?: number | null;
  @Id({ code: 'time_entry.select_project' }) projectId: number;
  @Id({ optional: true }) taskId?: number | null;
  @CalendarDate() workDate: string;
  /** Either minutes, or a start and an end. */
  @Whole(1, 1440, { optional: true, code: 'time_entry.length' }) minutes?: number | null;
  @Moment({ optional: true }) startAt?: string | null;
  @Moment({ optional: true }) endAt?: string | null;
  @Text(2000, { optional: true }) note?: string | null;
  @Flag() billable: boolean;
  /** The rate of these hours alone, in the customer's currency; as it was when left out. */
  @Amount({ optional: true }) overrideRate?: number | null;
}

/** What can be changed on many entries at once. */
export class TimeEntryBulkInput {
  @Flag() billable: boolean;
}
