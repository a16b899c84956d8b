import { CalendarDate, OneOf, Whole } from '../../platform/input/validators.ts';
import { recurringUnits, type RecurringUnit } from './schedule.ts';

/** When documents are made. */
export class ScheduleInput {
  /** Every how many days, weeks, months or years. */
  @Whole(1, 100) every: number;
  @OneOf(recurringUnits) unit: RecurringUnit;
  /** The date of the first document, from which all others are counted. */
  @CalendarDate() firstDate: string;
  /** The last day on which one can be made. Either this or `times`, or neither. */
  @CalendarDate({ optional: true }) lastDate?: string | null;
  /** The number of dates, skipped ones included. */
  @Whole(1, 1000, { optional: true }) times?: number | null;
}

export class MakeDateInput {
  /** The date that is meant, which is the next one: asked for twice, it is made once. */
  @CalendarDate() date: string;
}

export class SkipDateInput {
  /** One of the next twelve dates; by default the next one. */
  @CalendarDate({ optional: true }) date?: string | null;
}
