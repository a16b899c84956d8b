import { describe, expect, it } from '@jest/globals';
import { roundingModes } from '../../firm/organisation/organisation.ts';
import { randomly } from '../../platform/testing/randomly.ts';
import { assertDayLimit, dayAllowance, rateSources, resolveRate, roundBilledMinutes } from './time-entry.rules.ts';

describe('the day limit', () => {
  const day = { date: '2026-11-21', timeZone: 'Europe/Vilnius' };

  it.each([
    [720, 600, 120, true],
    [720, 720, 0, false],
    [720, 800, 0, false],
    [720, 0, 720, true],
    [2000, 1400, 40, true],
    [1440, 1440, 0, false],
  ])('of %i with %i logged leaves %i', (limitMinutes, loggedMinutes, leftMinutes, canLogMore) =>
    expect(dayAllowance({ ...day, limitMinutes, loggedMinutes })).toMatchObject({ leftMinutes, canLogMore }),
  );

  it.each([
    ['Europe/Vilnius', '2026-03-29', 1380],
    ['Europe/Vilnius', '2026-10-25', 1440],
    ['Atlantic/Azores', '2026-03-29', 1380],
    ['Australia/Lord_Howe', '2026-10-04', 1410],
    ['Africa/Cairo', '2026-04-24', 1380],
    ['Pacific/Apia', '2026-03-29', 1440],
  ])('is never more than the day has (%s, %s)', (timeZone, date, limitMinutes) => {
    expect(dayAllowance({ timeZone, date, limitMinutes: 1440, loggedMinutes: 0 })).toMatchObject({ limitMinutes });
    expect(() => assertDayLimit({ timeZone, date, limitMinutes: 1440, loggedMinutes: 0, minutes: limitMinutes })).not.toThrow();
    expect(() => assertDayLimit({ timeZone, date, limitMinutes: 1440, loggedMinutes: 0, minutes: limitMinutes + 1 })).toThrow(
      'time_entry.day_limit',
    );
  });

  it.each([
    [600, 120, undefined],
    [0, 720, undefined],
    [700, 90, 120],
    [800, 60, 60],
  ])('with %i logged, accepts %i more (before: %s)', (loggedMinutes, minutes, previousMinutes) =>
    expect(() => assertDayLimit({ ...day, limitMinutes: 720, loggedMinutes, minutes, previousMinutes })).not.toThrow(),
  );

  it.each([
    [600, 121, undefined, '2:00'],
    [720, 1, undefined, '0:00'],
    [700, 130, 120, '0:20'],
  ])(
    'with %i logged, refuses %i more (before: %s) and tells how much is left',
    (loggedMinutes, minutes, previousMinutes, left) => {
      const params = { left, limit: '12:00', date: '2026-11-21' };
      expect(() => assertDayLimit({ ...day, limitMinutes: 720, loggedMinutes, minutes, previousMinutes })).toThrow(
        expect.objectContaining({
          code: 'time_entry.day_limit',
          params,
          errors: { minutes: { code: 'time_entry.day_limit', params } },
        }),
      );
    },
  );

  it('never lets a day exceed 24 hours', () =>
    expect(() => assertDayLimit({ ...day, date: '2026-10-25', limitMinutes: 5000, loggedMinutes: 1400, minutes: 41 })).toThrow(
      'time_entry.day_limit',
    ));
});

describe('resolveRate', () => {
  it('takes the first rate that is set, in this order', () =>
    rateSources.forEach((source, place) => {
      const candidates = Object.fromEntries(
        rateSources.map((name, index) => [`${name}Rate`, index < place ? (index % 2 ? null : undefined) : 10 + index]),
      );
      expect(resolveRate(candidates)).toEqual({ rate: 10 + place, source });
    }));

  it('counts a rate of 0 as set', () =>
    expect(resolveRate({ memberRate: 0, projectRate: 85 })).toEqual({ rate: 0, source: 'member' }));

  it('reports when no rate is set', () => expect(resolveRate({ userRate: null })).toEqual({ rate: null, source: null }));
});

describe('roundBilledMinutes', () => {
  it.each([
    ['none', 15, 61, 61],
    ['up', 15, 61, 75],
    ['up', 15, 60, 60],
    ['up', 6, 1, 6],
    ['down', 15, 74, 60],
    ['down', 15, 14, 0],
    ['nearest', 15, 67, 60],
    ['nearest', 15, 68, 75],
    ['nearest', 30, 45, 60],
    ['nearest', 10, 4, 0],
    ['up', 1, 61, 61],
    ['up', 0, 61, 61],
    ['up', 15, 0, 0],
  ] as const)('%s to %i: %i is billed as %i', (mode, stepMinutes, minutes, expected) =>
    expect(roundBilledMinutes(minutes, { mode, stepMinutes })).toBe(expected),
  );

  it('gives a multiple that is less than a step away, on the right side', () =>
    randomly(300, ({ whole, pick }) => {
      const [minutes, stepMinutes, mode] = [whole(0, 1440), pick([5, 6, 10, 15, 30]), pick(roundingModes)];
      const billed = roundBilledMinutes(minutes, { mode, stepMinutes });
      expect(Math.abs(billed - minutes)).toBeLessThan(stepMinutes);
      expect(mode === 'none' ? billed - minutes : billed % stepMinutes).toBe(0);
      if (mode === 'up') expect(billed).toBeGreaterThanOrEqual(minutes);
      if (mode === 'down') expect(billed).toBeLessThanOrEqual(minutes);
    }));
});
