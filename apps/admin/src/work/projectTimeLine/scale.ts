import {
  addDays,
  addMonths,
  daysBetween,
  monthStart,
  quarterStart,
  weekStart,
  type Period,
  type TimelineScale,
} from '@kontor/domain';

export type Scale = TimelineScale;
export type Span = Period;
/** A part of the head of the chart: its first day and its length in days. */
export type Tick = { start: string; days: number };

type Look = {
  /** Width of a day. */
  px: number;
  /** The dates that "earlier" and "later" lead to. */
  step: (date: string, by: 1 | -1) => string;
  /** The first day of the smaller part that begins on or before a day, and of the next one. */
  minor: [begin: (day: string) => string, next: (start: string) => string];
  major: [begin: (day: string) => string, next: (start: string) => string];
  /** Days by which a key moves a bar. */
  byKey: number;
};

const yearStart = (date: string): string => `${date.slice(0, 4)}-01-01`;
const days: Look['minor'] = [(day) => day, (day) => addDays(day, 1)];
const weeks: Look['minor'] = [weekStart, (day) => addDays(day, 7)];
const months: Look['minor'] = [monthStart, (day) => addMonths(day, 1)];
const quarters: Look['minor'] = [quarterStart, (day) => addMonths(day, 3)];
const years: Look['minor'] = [yearStart, (day) => addMonths(day, 12)];
/** From the closest look to the widest. */
export const looks: Record<Scale, Look> = {
  days: {
    px: 40,
    step: (date, by) => addDays(date, 28 * by),
    minor: days,
    major: months,
    byKey: 1,
  },
  weeks: {
    px: 14,
    step: (date, by) => addDays(date, 91 * by),
    minor: weeks,
    major: months,
    byKey: 1,
  },
  months: {
    px: 4,
    step: (date, by) => addMonths(date, 6 * by),
    minor: months,
    major: years,
    byKey: 7,
  },
  quarters: {
    px: 1.5,
    step: (date, by) => addMonths(date, 12 * by),
    minor: quarters,
    major: years,
    byKey: 7,
  },
};

/** The parts of a period; the first and last may be cut. */
export function ticksOf({ from, to }: Span, [begin, next]: Look['minor']): Tick[] {
  const ticks: Tick[] = [];
  for (let start = begin(from); start <= to; start = next(start)) {
    const first = start < from ? from : start;
    const after = next(start);
    const last = after > to ? addDays(to, 1) : after;
    ticks.push({ start, days: daysBetween(first, last) });
  }
  return ticks;
}

/** The days from the start of the period to the first and after the last day of something, cut to the period; null outside of it. */
export function placeIn({ from, to }: Span, start: string, end: string): { at: number; days: number } | null {
  if (end < from || start > to) return null;
  const [first, last] = [start < from ? from : start, end > to ? to : end];
  return { at: daysBetween(from, first), days: daysBetween(first, last) + 1 };
}

/** How many days of the part of a bar that lies in the period are filled, when this share of the whole bar is. */
export function filledDays(span: Span, start: string, end: string, share: number): number {
  const place = placeIn(span, start, end);
  if (!place) return 0;
  const before = Math.max(0, daysBetween(start, span.from));
  return Math.min(place.days, Math.max(0, share * (daysBetween(start, end) + 1) - before));
}
