import { CalendarDate, Flag, Id, Text, Whole } from '../../platform/input/validators.ts';

/** Starting a timer stops and logs the one that runs. */
export class TimerInput {
  @Id({ code: 'time_entry.select_project' }) projectId: number;
  @Id({ optional: true }) taskId?: number | null;
  @Text(2000, { optional: true }) note?: string | null;
  @Flag() billable: boolean;
}

/** Stopping logs the time that ran. Where that does not fit into the day, the person says how much of it was work. */
export class TimerStopInput {
  @Whole(1, 1440, { optional: true }) minutes?: number | null;
  /** The day that the time is logged on, where the one on which it began is closed: a later one, until today. */
  @CalendarDate({ optional: true }) workDate?: string | null;
}
