import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  isCalendarDate,
  isoWeek,
  monthEnd,
  monthStart,
  periodOf,
  todayIn,
  weekDates,
  weekday,
  weekStart,
  type PeriodPreset,
} from './dates.ts';
import { randomly } from '../testing/randomly.ts';

describe('isCalendarDate', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['0000-01-01', false],
    ['2026-11-21T00:00:00Z', false],
    ['21.11.2026', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isCalendarDate(text)).toBe(expected));
});

describe('counting days and months', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['1969-12-31', 1, '1970-01-01'],
  ])('%s plus %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 12, '2027-05-31'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s plus %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  it('counts across a clock change and a leap day', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
  });

  it('comes back to the same date', () =>
    randomly(300, ({ whole }) => {
      const date = addDays('1950-01-01', whole(0, 60_000));
      const days = whole(-40_000, 40_000);
      expect(isCalendarDate(date)).toBe(true);
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(daysBetween(date, addDays(date, days))).toBe(days);
      expect(weekDates(date)).toContain(date);
    }));

  it('refuses a text that is not a date', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-11-21', '')).toThrow(RangeError);
  });

  it('orders dates', () => {
    expect(compareDates('2026-01-02', '2026-01-01')).toBe(1);
    expect(compareDates('2025-12-31', '2026-01-01')).toBe(-1);
    expect(compareDates('2026-01-01', '2026-01-01')).toBe(0);
  });
});

describe('todayIn', () => {
  it.each([
    ['Europe/Vilnius', '2026-11-21T21:59:00Z', '2026-11-21'],
    ['Europe/Vilnius', '2026-11-21T22:01:00Z', '2026-11-22'],
    ['Europe/Vilnius', '2026-07-01T20:59:00Z', '2026-07-01'],
    ['Europe/Vilnius', '2026-07-01T21:01:00Z', '2026-07-02'],
    ['Europe/Oslo', '2026-11-21T22:59:00Z', '2026-11-21'],
    ['Europe/Oslo', '2026-11-21T23:01:00Z', '2026-11-22'],
    ['Europe/Oslo', '2026-07-01T22:01:00Z', '2026-07-02'],
    ['Europe/Vilnius', '2026-03-29T00:59:59Z', '2026-03-29'],
    ['Europe/Vilnius', '2026-03-29T21:00:00Z', '2026-03-30'],
    ['Europe/Oslo', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['Europe/Oslo', '2026-10-25T22:59:00Z', '2026-10-25'],
    ['Europe/Oslo', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['America/Los_Angeles', '2026-01-01T07:59:00Z', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02'],
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
  ])('in %s at %s it is %s', (zone, instant, expected) => expect(todayIn(zone, new Date(instant))).toBe(expected));

  it('refuses a zone that does not exist', () => expect(() => todayIn('Europe/Atlantis', new Date(0))).toThrow(RangeError));
});

describe('weeks and months', () => {
  it('starts the week on Monday', () => {
    expect(weekday('2026-11-21')).toBe(6);
    expect(weekday('1969-12-31')).toBe(3);
    expect(weekStart('2026-11-22')).toBe('2026-11-16');
    expect(weekStart('2026-11-16')).toBe('2026-11-16');
    expect(weekDates('2026-01-01')).toEqual([
      '2025-12-29',
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
      '2026-01-04',
    ]);
  });

  it.each([
    ['2026-01-01', 2026, 1],
    ['2027-01-01', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2026-11-21', 2026, 47],
  ])('%s is in week %i-W%i', (date, year, week) => expect(isoWeek(date)).toEqual({ year, week }));

  it('knows the first and last day of months', () => {
    expect(monthStart('2026-02-14')).toBe('2026-02-01');
    expect(monthEnd('2026-02-14')).toBe('2026-02-28');
    expect(monthEnd('2028-02-01')).toBe('2028-02-29');
    expect(monthEnd('2026-12-31')).toBe('2026-12-31');
  });
});

describe('periodOf', () => {
  it.each<[PeriodPreset, string, string, string]>([
    ['today', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['lastWeek', '2026-01-01', '2025-12-22', '2025-12-28'],
    ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2026-11-21', '2026-10-01', '2026-12-31'],
    ['thisQuarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
    ['thisYear', '2026-11-21', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
  ])('%s on %s is %s to %s', (preset, today, from, to) => expect(periodOf(preset, today)).toEqual({ from, to }));
});
