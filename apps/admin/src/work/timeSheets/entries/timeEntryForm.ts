import { addDays, minutesBetween, type TimeEntryInput } from '@kontor/domain';
import { clockOf, momentOf } from './clock.ts';

export type FormValues = Partial<TimeEntryInput> & { workDate?: string };

/** A start and an end put on the work date; an end that is not after the start is on the next day. */
function anchored(workDate: string, startAt: string, endAt: string): { startAt: string; endAt: string } {
  const [start, end] = [clockOf(startAt), clockOf(endAt)];
  return { startAt: momentOf(workDate, start), endAt: momentOf(end > start ? workDate : addDays(workDate, 1), end) };
}

/** How long the span is, and how long it looks on the wall: these differ in the nights of a clock change. */
export function spanOf({ workDate, startAt, endAt }: FormValues): { minutes: number; onTheWall: number } | null {
  if (!workDate || !startAt || !endAt) return null;
  const span = anchored(workDate, startAt, endAt);
  const wall = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const difference = wall(clockOf(endAt)) - wall(clockOf(startAt));
  return { minutes: minutesBetween(span.startAt, span.endAt), onTheWall: difference > 0 ? difference : difference + 1440 };
}

/** What is sent. A span that nobody touched is left as it is: in the hour that comes twice the wall does not say which one was meant. */
export function toInput(values: FormValues, before?: FormValues): FormValues {
  const { workDate, startAt, endAt } = values;
  if (!workDate || (!startAt && !endAt)) return { ...values, startAt: null, endAt: null };
  if (!startAt || !endAt) return { ...values, minutes: null };
  const same = before && before.workDate === workDate && before.startAt === startAt && before.endAt === endAt;
  return { ...values, minutes: null, ...(same ? {} : anchored(workDate, startAt, endAt)) };
}
