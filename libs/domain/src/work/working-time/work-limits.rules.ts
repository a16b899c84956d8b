import { addDays, weekStart } from '../../platform/values/dates.ts';
import { minutesBetween } from '../../platform/values/durations.ts';
import type { WorkLimitKind, WorkWarning } from './working-time.ts';

export type WorkLimit = { country: string; kind: WorkLimitKind; minutes: number; validFrom: string; source: string };

const hours = (count: number): number => count * 60;

/** LT: labour code of 2017, art. 114 and 122. NO: working environment act of 2005, §§ 10-4 and 10-8; most agreements shorten the week. */
const statutoryLimits: readonly WorkLimit[] = [
  { country: 'LT', kind: 'dayMinutes', minutes: hours(12), validFrom: '2017-07-01', source: 'DK 114 str.' },
  { country: 'LT', kind: 'weekMinutes', minutes: hours(60), validFrom: '2017-07-01', source: 'DK 114 str.' },
  { country: 'LT', kind: 'dailyRest', minutes: hours(11), validFrom: '2017-07-01', source: 'DK 122 str.' },
  { country: 'LT', kind: 'weeklyRest', minutes: hours(35), validFrom: '2017-07-01', source: 'DK 122 str.' },
  { country: 'NO', kind: 'dayMinutes', minutes: hours(9), validFrom: '2006-01-01', source: 'aml. § 10-4' },
  { country: 'NO', kind: 'weekMinutes', minutes: hours(40), validFrom: '2006-01-01', source: 'aml. § 10-4' },
  { country: 'NO', kind: 'dailyRest', minutes: hours(11), validFrom: '2006-01-01', source: 'aml. § 10-8' },
  { country: 'NO', kind: 'weeklyRest', minutes: hours(35), validFrom: '2006-01-01', source: 'aml. § 10-8' },
];

/** The limits of a country on a day, the latest of each kind. */
export function limitsOn(
  country: string,
  date: string,
  limits: readonly WorkLimit[] = statutoryLimits,
): Map<WorkLimitKind, number> {
  const found = limits
    .filter((limit) => limit.country === country && limit.validFrom <= date)
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return new Map(found.map(({ kind, minutes }) => [kind, minutes]));
}

/** The hours of a day; those with start and end say when somebody rested. */
export type WorkedDay = { date: string; minutes: number; spans: readonly { startAt: string; endAt: string }[]; isTimed: boolean };

/**
 * Where more was worked or less rested than the law of the country allows, by day. Rest is told only from hours with start and end: between the
 * last of a day and the first of the next, and for a week the longest of all, once every hour of it has both. Give whole weeks.
 */
export function workWarnings(country: string, days: readonly WorkedDay[]): WorkWarning[] {
  const mondays = [...new Set(days.map(({ date }) => weekStart(date)))];
  return mondays.flatMap((monday) => {
    const week = days.filter(({ date }) => weekStart(date) === monday);
    return [...week.flatMap((day) => warningsOfDay(country, day, days)), ...warningsOfWeek(country, monday, week)];
  });
}

const above = (kind: WorkLimitKind, date: string, minutes: number, limit: number | undefined): WorkWarning[] =>
  limit !== undefined && minutes > limit ? [{ kind, date, minutes, limitMinutes: limit }] : [];
const below = (kind: WorkLimitKind, date: string, minutes: number | undefined, limit: number | undefined): WorkWarning[] =>
  limit !== undefined && minutes !== undefined && minutes < limit ? [{ kind, date, minutes, limitMinutes: limit }] : [];

function warningsOfDay(country: string, day: WorkedDay, days: readonly WorkedDay[]): WorkWarning[] {
  const limits = limitsOn(country, day.date);
  const before = days.find(({ date }) => date === addDays(day.date, -1));
  const [end, start] = [before && lastEnd(before), firstStart(day)];
  const rest = end && start ? Math.max(0, minutesBetween(end, start)) : undefined;
  return [
    ...above('dayMinutes', day.date, day.minutes, limits.get('dayMinutes')),
    ...below('dailyRest', day.date, rest, limits.get('dailyRest')),
  ];
}

function warningsOfWeek(country: string, monday: string, week: readonly WorkedDay[]): WorkWarning[] {
  const limits = limitsOn(country, monday);
  const minutes = week.reduce((sum, day) => sum + day.minutes, 0);
  return [
    ...above('weekMinutes', monday, minutes, limits.get('weekMinutes')),
    ...below('weeklyRest', monday, longestRest(week), limits.get('weeklyRest')),
  ];
}

const firstStart = ({ spans }: WorkedDay): string | undefined => spans.map(({ startAt }) => startAt).sort()[0];
const lastEnd = ({ spans }: WorkedDay): string | undefined =>
  spans
    .map(({ endAt }) => endAt)
    .sort()
    .at(-1);

/** The longest time without work between two spans of a week; undefined unless every day of it is worked and told by start and end. */
function longestRest(week: readonly WorkedDay[]): number | undefined {
  const worked = week.filter(({ minutes }) => minutes > 0);
  // A free day is, with the nights around it, longer than any weekly rest.
  if (worked.length < 7 || !worked.every(({ isTimed }) => isTimed)) return undefined;
  const spans = worked.flatMap(({ spans: ofDay }) => ofDay).sort((a, b) => (a.startAt < b.startAt ? -1 : 1));
  let longest = 0;
  let end = spans[0]?.endAt ?? '';
  for (const span of spans) {
    longest = Math.max(longest, minutesBetween(end, span.startAt));
    if (span.endAt > end) end = span.endAt;
  }
  return longest;
}
