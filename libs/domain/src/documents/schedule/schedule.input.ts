import { CalendarDate, Flag, OneOf, Whole } from '../../platform/input/validators.ts';
import { servicePeriods, type ServicePeriod } from './schedule.period.ts';
import { recurringUnits, type RecurringUnit } from './schedule.ts';

/** When documents are made. */
export class ScheduleInput {
  /** Every how many days, weeks, months or years. */
  @Whole(1, 100) every: number;
  @OneOf(recurringUnits) unit: RecurringUnit;
  /** The date of the first document, from which all others are counted. */
  @CalendarDate() firstDate: string;
  /** On the last day of the month; with months and years only. */
  @Flag({ optional: true }) atMonthEnd?: boolean;
  /** The period that the lines of each document carry, and that `{month}` and `{period}` in its texts name; `arrears` by default. */
  @OneOf(servicePeriods, { optional: true }) servicePeriod?: ServicePeriod | null;
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
