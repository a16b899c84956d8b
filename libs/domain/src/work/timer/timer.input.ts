import { CalendarDate, Flag, Id, Text, Whole } from '../../platform/input/validators.ts';

/** Starts a timer; a timer that already runs is stopped and logged. */
export class TimerInput {
  @Id({ code: 'time_entry.select_project' }) projectId: number;
  @Id({ optional: true }) taskId?: number | null;
  @Text(2000, { optional: true }) note?: string | null;
  @Flag() billable: boolean;
}

/** Stops the timer and logs its time. When the time does not fit into the day, the person says how much of it was work. */
export class TimerStopInput {
  @Whole(1, 1440, { optional: true }) minutes?: number | null;
  /** The day to log the time on, when the day on which it began is locked: a later one, at most today. */
  @CalendarDate({ optional: true }) workDate?: string | null;
}
