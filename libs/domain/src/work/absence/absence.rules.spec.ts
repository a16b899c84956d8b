import { describe, expect, it } from '@jest/globals';
import { assertAbsence, holidayBalance, mayOverlap, workdaysOf } from './absence.rules.ts';
import { absenceMachine, absenceStatuses, isAbsenceDecision } from './absence.status.ts';

const contract = { validFrom: '2020-01-01', validTo: null, dayMinutes: 480, weekdays: [1, 2, 3, 4, 5], holidayDays: 25 };
const lithuania = { country: 'LT', fullDayMinutes: 480, contracts: [] };
const norway = { country: 'NO', fullDayMinutes: 450, contracts: [contract] };

describe('the working days of an absence', () => {
  it.each([
    [lithuania, '2026-12-21', '2026-12-28', 4],
    [norway, '2026-12-21', '2026-12-28', 5],
    [{ ...norway, contracts: [{ ...contract, weekdays: [1, 3] }] }, '2026-12-21', '2026-12-28', 3],
    [lithuania, '2026-11-21', '2026-11-22', 0],
  ])('by %j from %s to %s are %i', (terms, firstDate, lastDate, count) =>
    expect(workdaysOf({ firstDate, lastDate }, terms)).toHaveLength(count),
  );

  it.each([
    ['2026-11-17', '2026-11-16', 'absence.ends_before_start'],
    ['2026-11-21', '2026-11-22', 'absence.no_workday'],
    ['2026-11-16', '2029-11-19', 'absence.too_long'],
  ])('from %s to %s are refused as %s', (firstDate, lastDate, code) =>
    expect(() => assertAbsence({ firstDate, lastDate }, lithuania)).toThrow(code),
  );
});

describe('the balance of holiday', () => {
  const absence = (kind: 'holiday' | 'sick' | 'parental', firstDate: string, lastDate: string, status: 'asked' | 'approved') => ({
    kind,
    firstDate,
    lastDate,
    status,
  });
  const balance = (change: Partial<Parameters<typeof holidayBalance>[0]>) =>
    holidayBalance({ year: 2026, today: '2026-07-15', absences: [], terms: lithuania, ...change });

  it.each([
    [lithuania, 20],
    [{ ...lithuania, country: 'NO' }, 21],
    [norway, 25],
    // Half of the year, to a tenth of a day.
    [{ ...norway, contracts: [{ ...contract, validFrom: '2026-07-01' }] }, 12.6],
    [{ ...norway, contracts: [{ ...contract, validTo: '2026-03-31' }] }, 6.2],
    [{ ...norway, contracts: [contract, { ...contract, validFrom: '2026-07-01', holidayDays: 20 }] }, 22.5],
  ])('begins by %j with %d', (terms, days) => expect(balance({ terms }).entitledDays).toBe(days));

  it('counts what is taken, planned and asked for, and no day of illness in it', () => {
    const absences = [
      // From Monday to Friday of the next week with a public holiday on the first Monday: nine working days.
      absence('holiday', '2026-07-06', '2026-07-17', 'approved'),
      absence('sick', '2026-07-08', '2026-07-09', 'approved'),
      absence('holiday', '2026-12-21', '2026-12-31', 'asked'),
      absence('parental', '2026-03-02', '2026-03-13', 'approved'),
      // Of a holiday over New Year each year counts its own days.
      absence('holiday', '2025-12-29', '2026-01-02', 'approved'),
    ];
    expect(balance({ absences })).toEqual({
      year: 2026,
      entitledDays: 20,
      takenDays: 6,
      plannedDays: 2,
      askedDays: 7,
      leftDays: 12,
    });
  });
});

it('illness may fall in a holiday, other absences do not meet', () => {
  expect([mayOverlap('holiday', 'sick'), mayOverlap('sick', 'parental')]).toEqual([true, true]);
  expect([mayOverlap('sick', 'sick'), mayOverlap('holiday', 'other')]).toEqual([false, false]);
});

it.each([
  ['approve', 'asked', '2026-11-30', true],
  ['cancel', 'asked', '2026-11-20', false],
  ['cancel', 'approved', '2026-11-21', false],
  ['cancel', 'approved', '2026-11-20', true],
] as const)('to %s one that is %s and begins on %s is a decision: %s', (verb, status, firstDate, isDecision) =>
  expect(isAbsenceDecision(verb, { status, firstDate }, '2026-11-20')).toBe(isDecision),
);

it('is decided about once, and cancelled afterwards', () =>
  expect(absenceStatuses.map((status) => [status, absenceMachine.actionsFrom(status)])).toEqual([
    ['asked', ['approve', 'refuse', 'cancel']],
    ['approved', ['cancel']],
    ['refused', []],
    ['cancelled', []],
  ]));
