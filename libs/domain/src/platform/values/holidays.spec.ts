import { describe, expect, it } from '@jest/globals';
import { weekday } from './dates.ts';
import { easterSunday, publicHolidays, workingDays, workingDayFrom } from './holidays.ts';

describe('easterSunday', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is %s', (year, expected) => expect(easterSunday(year)).toBe(expected));

  it('is a Sunday from 22 March to 25 April in every year', () => {
    for (let year = 1900; year <= 2199; year += 1) {
      const easter = easterSunday(year);
      expect([weekday(easter), easter >= `${year}-03-22`, easter <= `${year}-04-25`]).toEqual([7, true, true]);
    }
  });
});

describe('publicHolidays', () => {
  it('lists those of Lithuania', () =>
    expect(publicHolidays('LT', 2026).map(({ date }) => date.slice(5))).toEqual([
      '01-01',
      '02-16',
      '03-11',
      '04-05',
      '04-06',
      '05-01',
      '05-03',
      '06-07',
      '06-24',
      '07-06',
      '08-15',
      '11-01',
      '11-02',
      '12-24',
      '12-25',
      '12-26',
    ]));

  it('lists those of Norway', () =>
    expect(publicHolidays('NO', 2026).map(({ date }) => date.slice(5))).toEqual([
      '01-01',
      '04-02',
      '04-03',
      '04-05',
      '04-06',
      '05-01',
      '05-14',
      '05-17',
      '05-24',
      '05-25',
      '12-25',
      '12-26',
    ]));

  it('gives both holidays that fall on one day, and All Souls from 2020 on', () => {
    expect(publicHolidays('NO', 2008).filter(({ date }) => date === '2008-05-01')).toHaveLength(2);
    expect(publicHolidays('LT', 2019)).toHaveLength(15);
  });
});

describe('workingDays', () => {
  it.each([
    ['LT', '2026-01-01', '2026-12-31', 251],
    ['NO', '2026-01-01', '2026-12-31', 253],
    ['LT', '2027-01-01', '2027-12-31', 252],
    ['NO', '2027-01-01', '2027-12-31', 255],
    ['LT', '2026-12-24', '2026-12-28', 1],
    ['NO', '2026-12-24', '2026-12-28', 2],
    ['LT', '2026-11-21', '2026-11-22', 0],
    ['LT', '2026-12-31', '2027-01-04', 2],
    ['NO', '2026-05-16', '2026-05-15', 0],
  ] as const)('%s from %s to %s: %i', (country, from, to, expected) => expect(workingDays(country, from, to)).toBe(expected));
});

it.each([
  ['LT', '2026-11-27', '2026-11-27'],
  ['LT', '2026-11-28', '2026-11-30'],
  ['LT', '2026-12-24', '2026-12-28'],
  ['NO', '2026-05-01', '2026-05-04'],
  ['SE', '2026-11-29', '2026-11-30'],
])('in %s banks pay from %s on %s', (country, from, day) => expect(workingDayFrom(country, from)).toBe(day));
