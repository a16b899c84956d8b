import { DomainError } from '../../platform/errors/domain-error.ts';
import { daysBetween, weekStart, weekday } from '../../platform/values/dates.ts';
import type { TimeWeekStatus } from './time-week.status.ts';

/** What an approver looks at first. */
const oddityKinds = ['empty', 'short', 'long', 'longDay', 'weekend'] as const;
export type Oddity = (typeof oddityKinds)[number];

type Day = { date: string; targetMinutes: number; loggedMinutes: number };

/** A week is short or long from a fifth off its target. */
const offPercent = 20;
/** A day is long from a quarter over a working day of the firm, or its own target if that is longer. */
const longDayPercent = 125;

/**
 * What is unusual about the hours of a week, beside those that its person has to work. Example: nothing logged in a week of 2400 minutes is
 * `['empty']`, and nothing at all in a week of holiday.
 */
export function odditiesOf(days: readonly Day[], fullDayMinutes: number): Oddity[] {
  const minutes = days.reduce((sum, day) => sum + day.loggedMinutes, 0);
  const target = days.reduce((sum, day) => sum + day.targetMinutes, 0);
  if (minutes === 0) return target > 0 ? ['empty'] : [];
  const found: Record<Exclude<Oddity, 'empty'>, boolean> = {
    short: minutes * 100 < target * (100 - offPercent),
    long: minutes * 100 > target * (100 + offPercent),
    longDay: days.some((day) => day.loggedMinutes * 100 > Math.max(fullDayMinutes, day.targetMinutes) * longDayPercent),
    weekend: days.some((day) => day.loggedMinutes > 0 && day.targetMinutes === 0 && weekday(day.date) > 5),
  };
  return oddityKinds.filter((kind) => kind !== 'empty' && found[kind]);
}

/** Nobody decides about their own week, unless no other Admin could. */
export function assertNotOwnWeek({ userId }: { userId: number }, actorId: number | null, isOnlyAdmin: boolean): void {
  if (userId === actorId && !isOnlyAdmin) throw new DomainError('time_week.own');
}

type Submission = {
  monday: string;
  today: string;
  /** The day on which a running timer began. */
  timerDay: string | null;
  status: TimeWeekStatus;
  minutes: number;
};

/** A week without hours is handed in late after holidays or illness, not after a year. */
const emptyWeekDays = 366;

/**
 * Throws for a week that is approved, one that lies ahead, an empty one of long ago, and one in which a running timer began: its hours are
 * still to come.
 */
export function assertCanSubmit({ monday, today, timerDay, status, minutes }: Submission): void {
  if (status === 'approved') throw new DomainError('time_week.approved', { date: monday });
  const refuse = (code: 'time_week.not_begun' | 'time_week.long_past') => new DomainError(code, undefined, { date: { code } });
  if (monday > today) throw refuse('time_week.not_begun');
  if (minutes === 0 && daysBetween(monday, today) > emptyWeekDays) throw refuse('time_week.long_past');
  if (timerDay !== null && weekStart(timerDay) === monday) throw new DomainError('time_week.timer_runs');
}
