import { describe, expect, it } from '@jest/globals';
import { isLate, loadByWeek, progressOf, weekCapacity, workdaysBetween } from './timeline.rules.ts';

const task = {
  startDate: '2026-11-30',
  dueDate: '2026-12-11',
  estimateMinutes: 6000,
  loggedMinutes: 0,
  isDone: false,
} as const;
const load = (change: object, today = '2026-11-27') => [...loadByWeek([{ ...task, ...change }], today, 'LT')];

describe('the load of weeks', () => {
  it.each([
    [
      'evenly over its working days',
      {},
      [
        ['2026-11-30', 3000],
        ['2026-12-07', 3000],
      ],
    ],
    [
      'without the hours that were logged',
      { loggedMinutes: 1000 },
      [
        ['2026-11-30', 2500],
        ['2026-12-07', 2500],
      ],
    ],
    [
      'without public holidays',
      { startDate: '2026-12-21', dueDate: '2027-01-01', estimateMinutes: 700 },
      [
        ['2026-12-21', 300],
        ['2026-12-28', 400],
      ],
    ],
    [
      'on its last day, if all its days are free',
      { startDate: '2026-12-05', dueDate: '2026-12-06', estimateMinutes: 60 },
      [['2026-11-30', 60]],
    ],
    ['today, if it is late', { startDate: '2026-10-01', dueDate: '2026-10-30' }, [['2026-11-23', 6000]]],
    ['not at all, if it is done', { isDone: true }, []],
    ['not at all without an end', { dueDate: null }, []],
    ['not at all without an estimate', { estimateMinutes: null }, []],
    ['not at all, if all was logged', { loggedMinutes: 6001 }, []],
  ])('spreads a task %s', (_name, change, weeks) => expect(load(change)).toEqual(weeks));

  it('begins today, not on a start in the past', () => expect(load({}, '2026-12-08')).toEqual([['2026-12-07', 6000]]));

  it('adds up the tasks of a person', () => expect(loadByWeek([task, task], '2026-11-27', 'LT').get('2026-11-30')).toBe(6000));

  it.each([
    ['2026-12-21', 'LT', 1440],
    ['2026-12-21', 'NO', 1920],
    ['2026-12-14', 'LT', 2400],
    ['2026-12-21', 'US', 2400],
  ])('compares the week of %s with what a person can work in %s', (monday, country, minutes) =>
    expect(weekCapacity(monday, 480, country)).toBe(minutes),
  );

  it('counts the working days of whole years as the law does', () => {
    const count = (country: string, year: number) =>
      workdaysBetween(country, { from: `${year}-01-01`, to: `${year}-12-31` }).length;
    expect([count('LT', 2026), count('LT', 2027), count('NO', 2026), count('NO', 2027)]).toEqual([251, 252, 253, 255]);
  });
});

it.each([
  [{}, 0],
  [{ loggedMinutes: 1500 }, 0.25],
  [{ loggedMinutes: 9000 }, 1],
  [{ isDone: true }, 1],
  [{ estimateMinutes: null, loggedMinutes: 60 }, 0],
  [{ estimateMinutes: 0, loggedMinutes: 60 }, 0],
])('a task with %j has a progress of %d', (change, progress) => expect(progressOf({ ...task, ...change })).toBe(progress));

it.each([
  [{}, '2026-12-11', false],
  [{}, '2026-12-12', true],
  [{ isDone: true }, '2026-12-12', false],
  [{ dueDate: null }, '2026-12-12', false],
])('a task with %j is on %s late: %p', (change, today, late) => expect(isLate({ ...task, ...change }, today)).toBe(late));
