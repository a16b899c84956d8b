import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../platform/values/dates.ts';
import { limitsOn, workWarnings, type WorkedDay } from './work-limits.rules.ts';

const monday = '2026-11-16';
const plain = (...minutes: number[]): WorkedDay[] =>
  minutes.map((one, at) => ({ date: addDays(monday, at), minutes: one, spans: [], isTimed: false }));
const timed = (date: string, startAt: string, endAt: string): WorkedDay => ({
  date,
  minutes: (Date.parse(endAt) - Date.parse(startAt)) / 60_000,
  spans: [{ startAt, endAt }],
  isTimed: true,
});
const told = (country: string, days: WorkedDay[]) => workWarnings(country, days).map(({ kind, date }) => [kind, date]);

describe('the hours of a day and a week', () => {
  it.each([
    ['LT', [720], []],
    ['LT', [721], [['dayMinutes', monday]]],
    ['LT', [720, 720, 720, 720, 720], []],
    ['LT', [720, 720, 720, 720, 720, 1], [['weekMinutes', monday]]],
    ['NO', [540], []],
    ['NO', [541, 0], [['dayMinutes', monday]]],
    ['NO', [480, 480, 480, 480, 480], []],
    ['NO', [480, 480, 480, 480, 480, 1], [['weekMinutes', monday]]],
    ['DE', [1440], []],
  ])('in %s of %j', (country, minutes, expected) => expect(told(country, plain(...minutes))).toEqual(expected));
});

describe('rest between two days', () => {
  it.each([
    ['2026-11-16T22:00:00Z', '2026-11-17T08:59:00Z', [['dailyRest', '2026-11-17']]],
    ['2026-11-16T22:00:00Z', '2026-11-17T09:00:00Z', []],
    // In the night to 25 October clocks go back: from 22:00 to 08:00 it is eleven hours in both zones.
    ['2026-10-24T19:00:00Z', '2026-10-25T06:00:00Z', []],
    // In the night to 29 March they go forward: from 21:00 to 08:00 it is ten.
    ['2026-03-28T19:00:00Z', '2026-03-29T05:00:00Z', [['dailyRest', '2026-03-29']]],
  ])('from %s to %s', (end, start, expected) => {
    const evening = timed(end.slice(0, 10), new Date(Date.parse(end) - 3_600_000).toISOString(), end);
    const morning = timed(start.slice(0, 10), start, new Date(Date.parse(start) + 3_600_000).toISOString());
    for (const country of ['LT', 'NO']) expect(told(country, [evening, morning])).toEqual(expected);
  });
});

describe('weekly rest', () => {
  const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  it('is missed by work on each day, as far as start and end tell', () => {
    const days = week.map((date) => timed(date, `${date}T08:00:00Z`, `${date}T10:00:00Z`));
    expect(told('LT', days)).toEqual([['weeklyRest', monday]]);
    expect(told('LT', days.slice(0, 6))).toEqual([]);
    expect(told('LT', [...days.slice(0, 6), { ...plain(60)[0], date: '2026-11-22' } as WorkedDay])).toEqual([]);
  });
});

it('limits hold from their day', () => {
  expect(limitsOn('LT', '2017-06-30').size).toBe(0);
  expect(limitsOn('LT', '2017-07-01').get('dayMinutes')).toBe(720);
  const shorter = { country: 'NO', kind: 'weekMinutes', minutes: 2250, validFrom: '2027-01-01', source: 'avtale' } as const;
  const limits = [shorter, { ...shorter, minutes: 2400, validFrom: '2006-01-01' }];
  expect(['2026-12-31', '2027-01-01'].map((date) => limitsOn('NO', date, limits).get('weekMinutes'))).toEqual([2400, 2250]);
});
