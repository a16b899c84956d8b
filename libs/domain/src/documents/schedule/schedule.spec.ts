import { describe, expect, it } from '@jest/globals';
import { dateAt, nextDate, nextDateAfterChange, nextDates, periodBilledOn, type Schedule } from './schedule.ts';

const monthly = (firstDate: string, more: Partial<Schedule> = {}): Schedule => ({ every: 1, unit: 'month', firstDate, ...more });

describe('the dates of a schedule', () => {
  it.each<[string, Schedule, string, string[]]>([
    ['the 31st in short months', monthly('2026-01-31'), '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['the 31st in a leap year', monthly('2028-01-31'), '2028-02-01', ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
    [
      'the 30th comes back after February',
      monthly('2026-01-30'),
      '2026-02-01',
      ['2026-02-28', '2026-03-30', '2026-04-30', '2026-05-30'],
    ],
    ['a quarter', monthly('2026-11-30', { every: 3 }), '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
    [
      '29 February yearly',
      { every: 1, unit: 'year', firstDate: '2028-02-29' },
      '2028-02-29',
      ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'],
    ],
    [
      '29 February every four years',
      { every: 4, unit: 'year', firstDate: '2028-02-29' },
      '2028-03-01',
      ['2032-02-29', '2036-02-29', '2040-02-29', '2044-02-29'],
    ],
    [
      'every second week keeps the weekday over the turn of the year',
      { every: 2, unit: 'week', firstDate: '2026-12-18' },
      '2026-12-19',
      ['2027-01-01', '2027-01-15', '2027-01-29', '2027-02-12'],
    ],
    [
      'every ten days',
      { every: 10, unit: 'day', firstDate: '2026-02-20' },
      '2026-02-21',
      ['2026-03-02', '2026-03-12', '2026-03-22', '2026-04-01'],
    ],
    [
      'from a day between two dates',
      monthly('2026-01-15'),
      '2026-03-16',
      ['2026-04-15', '2026-05-15', '2026-06-15', '2026-07-15'],
    ],
    ['from a date itself', monthly('2026-01-15'), '2026-03-15', ['2026-03-15', '2026-04-15', '2026-05-15', '2026-06-15']],
    ['from before the first date', monthly('2026-06-01'), '2026-01-01', ['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01']],
    [
      'up to a last day, which counts',
      monthly('2026-01-31', { lastDate: '2026-03-31' }),
      '2026-02-01',
      ['2026-02-28', '2026-03-31'],
    ],
    ['up to the day before a date', monthly('2026-01-31', { lastDate: '2026-03-30' }), '2026-02-01', ['2026-02-28']],
    [
      'a number of times, counted from the first date',
      monthly('2026-01-31', { times: 3 }),
      '2026-02-01',
      ['2026-02-28', '2026-03-31'],
    ],
    ['once', monthly('2026-01-31', { times: 1 }), '2026-01-31', ['2026-01-31']],
    ['after the last time', monthly('2026-01-31', { times: 3 }), '2026-04-01', []],
    ['nothing past the year 9999', { every: 1, unit: 'year', firstDate: '9999-12-31' }, '2026-01-01', ['9999-12-31']],
  ])('%s', (_, schedule, from, expected) => {
    expect(nextDates(schedule, { from, count: 4 })).toEqual(expected);
  });

  it('are twelve in a preview', () => {
    const dates = nextDates(monthly('2026-01-31'), { from: '2026-01-01' });
    expect([dates.length, dates[0], dates[11]]).toEqual([12, '2026-01-31', '2026-12-31']);
  });

  it('are the same however far ahead one begins to count', () => {
    for (const unit of ['day', 'week', 'month', 'year'] as const) {
      const schedule: Schedule = { every: 3, unit, firstDate: '2024-01-31' };
      const all = Array.from({ length: 60 }, (_, place) => dateAt(schedule, place));
      for (const [place, date] of all.entries()) expect(nextDate(schedule, { from: date })).toBe(all[place]);
    }
  });

  it('leave out what is skipped, which uses up one of the times', () => {
    const schedule = monthly('2026-01-31', { times: 4 });
    expect(nextDates(schedule, { from: '2026-01-01', skipped: ['2026-02-28', '2026-03-31'] })).toEqual([
      '2026-01-31',
      '2026-04-30',
    ]);
    expect(nextDate(schedule, { from: '2026-02-01', skipped: ['2026-02-28'] })).toBe('2026-03-31');
    expect(nextDate(schedule, { from: '2026-04-01', skipped: ['2026-04-30'] })).toBeNull();
  });
});

describe('the period that a date bills', () => {
  it.each<[string, Schedule, string, string, string]>([
    ['a month', monthly('2026-01-01'), '2026-03-01', '2026-02-01', '2026-02-28'],
    ['the month before the first date', monthly('2026-01-01'), '2026-01-01', '2025-12-01', '2025-12-31'],
    ['from the end of a short month', monthly('2026-01-31'), '2026-03-31', '2026-02-28', '2026-03-30'],
    ['up to the end of a short month', monthly('2026-01-31'), '2026-02-28', '2026-01-31', '2026-02-27'],
    ['two weeks', { every: 2, unit: 'week', firstDate: '2026-03-02' }, '2026-03-16', '2026-03-02', '2026-03-15'],
    ['a year', { every: 1, unit: 'year', firstDate: '2028-02-29' }, '2029-02-28', '2028-02-29', '2029-02-27'],
  ])('%s', (_, schedule, date, from, to) => {
    expect(periodBilledOn(schedule, date)).toEqual({ from, to });
  });

  it('meets the one before without a gap', () => {
    const schedule = monthly('2026-01-31');
    const dates = nextDates(schedule, { from: '2026-01-31', count: 30 });
    for (const [place, date] of dates.slice(1).entries()) expect(periodBilledOn(schedule, date).from).toBe(dates[place]);
  });
});

describe('the next date after a change', () => {
  const before = { ...monthly('2026-01-31'), nextDate: '2026-03-31' };
  const counted = { today: '2026-04-02', lastHandled: '2026-02-28' };
  it.each<[string, typeof before | (Schedule & { nextDate: null }), Schedule, Partial<typeof counted>, string | null]>([
    ['stays while the rhythm is the same, also when it is already due', before, monthly('2026-01-31'), {}, '2026-03-31'],
    ['stays with another end', before, monthly('2026-01-31', { times: 9 }), {}, '2026-03-31'],
    ['is none after an end that has passed', before, monthly('2026-01-31', { lastDate: '2026-03-30' }), {}, null],
    ['is not in the past with another rhythm', before, { every: 1, unit: 'week', firstDate: '2026-01-05' }, {}, '2026-04-06'],
    ['is after what was made ahead', before, monthly('2026-05-01'), { lastHandled: '2026-05-01' }, '2026-06-01'],
    ['is not in the past after the end', { ...before, nextDate: null }, monthly('2026-01-31', { times: 9 }), {}, '2026-04-30'],
  ])('%s', (_, from, after, more, expected) => {
    expect(nextDateAfterChange(from, after, { ...counted, ...more })).toBe(expected);
  });
});
