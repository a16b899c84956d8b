import { describe, expect, it } from '@jest/globals';
import { formatDuration, minutesBetween, minutesToHours, parseDuration } from './durations.ts';

describe('parseDuration', () => {
  it.each<[string, number | undefined]>([
    ['2', 120],
    ['2.5', 150],
    ['2,5', 150],
    ['.5', 30],
    ['0,25', 15],
    ['1.333333', 80],
    ['0', 0],
    ['24', 1440],
    ['1:30', 90],
    ['01:05', 65],
    ['0:00', 0],
    ['24:00', 1440],
    ['90m', 90],
    ['90 min', 90],
    ['2h', 120],
    ['2h 30m', 150],
    ['2h30m', 150],
    ['2 H 30 Min', 150],
    ['1,5h', 90],
    ['1.5 hours', 90],
    ['2 val. 15 min.', 135],
    ['7t', 420],
    [' 8 ', 480],
    ['2h30', 150],
    ['2h 30', 150],
    ['2 val 05', 125],
    ['2t30', 150],
    [':30', 30],
    ['2 valandos 15 minučių', 135],
    ['1 time 5 minutter', 65],
    ['2h75', undefined],
    ['2h5', undefined],
    [':5', undefined],
    [':', undefined],
    ['24:01', undefined],
    ['24.1', undefined],
    ['1441m', undefined],
    ['23h 61m', undefined],
    ['1:60', undefined],
    ['1:3', undefined],
    ['1530', undefined],
    ['', undefined],
    ['h', undefined],
    ['m', undefined],
    ['-1', undefined],
    ['1,2,3', undefined],
    ['1:30h', undefined],
    ['1e1', undefined],
    ['two', undefined],
  ])('reads %j as %j', (text, expected) => expect(parseDuration(text)).toBe(expected));

  it('reads every formatted duration back', () => {
    for (let minutes = 0; minutes <= 1440; minutes += 1) expect(parseDuration(formatDuration(minutes))).toBe(minutes);
  });

  it('reads every duration back from hours with six decimals', () => {
    for (let minutes = 0; minutes <= 1440; minutes += 1) expect(parseDuration(String(minutesToHours(minutes)))).toBe(minutes);
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [150, '2:30'],
    [6000, '100:00'],
    [-90, '-1:30'],
  ])('%i minutes are %s', (minutes, expected) => expect(formatDuration(minutes)).toBe(expected));
});

describe('minutesToHours', () => {
  it.each([
    [80, 1.333333],
    [20, 0.333333],
    [50, 0.833333],
    [90, 1.5],
    [1, 0.016667],
    [0, 0],
  ])('%i minutes are %d', (minutes, expected) => expect(minutesToHours(minutes)).toBe(expected));
});

describe('minutesBetween', () => {
  it.each([
    ['2026-11-21T08:00:00Z', '2026-11-21T09:30:00Z', 90],
    ['2026-11-21T08:00:00Z', '2026-11-21T08:00:59.999Z', 0],
    ['2026-11-21T23:30:00+02:00', '2026-11-22T00:15:00+02:00', 45],
    ['2026-11-21T08:00:00+02:00', '2026-11-21T08:00:00+01:00', 60],
    ['2026-11-21T09:00:00Z', '2026-11-21T08:00:00Z', -60],
    ['2026-11-21T08:00:30Z', '2026-11-21T08:00:00Z', 0],
  ])('from %s to %s: %i', (from, to, expected) => expect(minutesBetween(from, to)).toBe(expected));

  it('counts the time that really passed across a clock change', () => {
    // Vilnius, spring: 02:00 to 05:00 on the wall is two hours. Oslo, autumn: 01:00 to 04:00 is four.
    expect(minutesBetween('2026-03-29T02:00:00+02:00', '2026-03-29T05:00:00+03:00')).toBe(120);
    expect(minutesBetween('2026-10-25T01:00:00+02:00', '2026-10-25T04:00:00+01:00')).toBe(240);
  });

  it('is NaN for a text that is not an instant', () => expect(minutesBetween('yesterday', '2026-11-21T08:00:00Z')).toBeNaN());
});
