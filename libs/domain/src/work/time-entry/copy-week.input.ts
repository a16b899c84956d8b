import { CalendarDate } from '../../platform/input/validators.ts';

/** Copies the person's own hours from one week to another. Any day of a week names it. */
export class CopyWeekInput {
  @CalendarDate() from: string;
  @CalendarDate() to: string;
}
