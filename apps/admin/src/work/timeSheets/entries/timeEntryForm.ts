import { addDays, minutesBetween, type TimeEntryInput } from '@kontor/domain';
import { clockOf, momentOf } from './clock.ts';

export type FormValues = Partial<TimeEntryInput> & { workDate?: string };

/** Moves start and end to the work date; an end that is not after the start is on the next day. */
function anchored(workDate: string, startAt: string, endAt: string): { startAt: string; endAt: string } {
  const [start, end] = [clockOf(startAt), clockOf(endAt)];
  return { startAt: momentOf(workDate, start), endAt: momentOf(end > start ? workDate : addDays(workDate, 1), end) };
}

/** The length of the span, and its length by the clock: they differ in the nights of a clock change. */
export function spanOf({ workDate, startAt, endAt }: FormValues): { minutes: number; onTheWall: number } | null {
  if (!workDate || !startAt || !endAt) return null;
  const span = anchored(workDate, startAt, endAt);
  const wall = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const difference = wall(clockOf(endAt)) - wall(clockOf(startAt));
  return { minutes: minutesBetween(span.startAt, span.endAt), onTheWall: difference > 0 ? difference : difference + 1440 };
}

/** The input to send. An untouched span stays: in the repeated hour of a clock change, the local time is ambiguous. */
export function toInput(values: FormValues, before?: FormValues): FormValues {
  const { workDate, startAt, endAt } = values;
  if (!workDate || (!startAt && !endAt)) return { ...values, startAt: null, endAt: null };
  if (!startAt || !endAt) return { ...values, minutes: null };
  const same = before && before.workDate === workDate && before.startAt === startAt && before.endAt === endAt;
  return { ...values, minutes: null, ...(same ? {} : anchored(workDate, startAt, endAt)) };
}
