import { compareDates, isCalendarDate, type Code, type RecurringUnit, type ServicePeriod } from '@kontor/domain';

/** A schedule as typed. */
export type ScheduleValues = {
  name: string;
  every: number | null;
  unit: RecurringUnit;
  firstDate: string | null;
  atMonthEnd: boolean;
  servicePeriod: ServicePeriod;
  lastDate: string | null;
  times: number | null;
  paymentTermsDays: number | null;
};

/** What a new one begins with, besides its first date. */
export const aSchedule: Omit<ScheduleValues, 'firstDate'> = {
  name: '',
  every: 1,
  unit: 'month',
  atMonthEnd: false,
  servicePeriod: 'arrears',
  lastDate: null,
  times: null,
  paymentTermsDays: null,
};

export const scheduleOf = ({
  name,
  every,
  unit,
  firstDate,
  atMonthEnd,
  servicePeriod,
  lastDate,
  times,
  paymentTermsDays,
}: ScheduleValues): ScheduleValues => ({
  name,
  every,
  unit,
  firstDate,
  atMonthEnd,
  servicePeriod,
  lastDate,
  times,
  paymentTermsDays,
});

/** The codes of what the input class cannot see, by field. */
export function scheduleProblems({ firstDate, lastDate }: ScheduleValues): Record<string, Code> {
  const isDated = isCalendarDate(firstDate ?? '') && isCalendarDate(lastDate ?? '');
  return isDated && compareDates(lastDate ?? '', firstDate ?? '') < 0 ? { lastDate: 'schedule.last_before_first' } : {};
}
