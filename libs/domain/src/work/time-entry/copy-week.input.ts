import { CalendarDate } from '../../platform/input/validators.ts';

/** Copies one's own hours of one week into another. Both are named by any of their days. */
export class CopyWeekInput {
  @CalendarDate() from: string;
  @CalendarDate() to: string;
}
