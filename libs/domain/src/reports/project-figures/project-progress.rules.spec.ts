import { describe, expect, it } from '@jest/globals';
import { addDays } from '../../platform/values/dates.ts';
import { forecastOf, plannedBy, projectProgress, weeksOf, workLeft, type PlannedProject } from './project-progress.rules.ts';

const project: PlannedProject = { startDate: '2026-06-01', endDate: '2026-06-28', budgetMinutes: 2800, status: 'active' };
const task = (change: object = {}) => ({ estimateMinutes: 600, loggedMinutes: 0, isDone: false, dueDate: null, ...change });

describe('the plan', () => {
  it.each([
    ['2026-05-31', 0],
    ['2026-06-01', 100],
    ['2026-06-14', 1400],
    ['2026-06-28', 2800],
    ['2026-07-31', 2800],
  ])('spreads the budget evenly over the days: %s', (day, planned) => expect(plannedBy(day, project)).toBe(planned));
  it.each([{ startDate: null }, { endDate: null }, { budgetMinutes: null }])('needs start, end and budget: %j', (change) =>
    expect(plannedBy('2026-06-14', { ...project, ...change })).toBeNull(),
  );
});

describe('weeks', () => {
  it('begin with the first hour or the start, and end with today where nothing is planned', () => {
    const logged = [{ week: '2026-05-25', minutes: 60 }];
    expect(weeksOf({ ...project, budgetMinutes: null }, logged, '2026-06-03')).toEqual([
      { week: '2026-05-25', minutes: 60, totalMinutes: 60, plannedMinutes: null },
      { week: '2026-06-01', minutes: 0, totalMinutes: 60, plannedMinutes: null },
    ]);
    expect(weeksOf({ ...project, startDate: null }, [], '2026-06-03')).toEqual([]);
    expect(weeksOf({ ...project, startDate: '2026-07-01' }, [], '2026-06-03')).toEqual([]);
  });
  it('keep what was logged before the first that is shown', () => {
    const weeks = weeksOf(
      { ...project, startDate: '2020-01-06', endDate: '2030-01-01' },
      [{ week: '2020-01-06', minutes: 60 }],
      '2026-06-03',
    );
    expect(weeks).toHaveLength(104);
    expect(weeks[0]).toMatchObject({ minutes: 0, totalMinutes: 60 });
  });
});

describe('what is left', () => {
  const logged = { budgetMinutes: 3000, loggedMinutes: 1000 };
  it.each([
    [
      'the estimates of open tasks',
      [task({ loggedMinutes: 100 }), task({ isDone: true }), task({ estimateMinutes: null })],
      500,
      'tasks',
      1,
    ],
    ['nothing of a task that took longer', [task({ loggedMinutes: 700 })], 0, 'tasks', 0],
    [
      'the budget, where no open task has an estimate',
      [task({ isDone: true }), task({ estimateMinutes: null })],
      2000,
      'budget',
      1,
    ],
  ])('is %s', (_what, tasks, leftMinutes, leftFrom, tasksWithoutEstimate) =>
    expect(workLeft(tasks, logged)).toEqual({ leftMinutes, leftFrom, tasksWithoutEstimate }),
  );
  it('is not known without either', () => expect(workLeft([], { budgetMinutes: null, loggedMinutes: 5 })).toBeNull());
});

describe('the forecast', () => {
  const left = { leftMinutes: 1000, leftFrom: 'tasks', tasksWithoutEstimate: 0 } as const;
  const days = (count: number, step: number, minutes: number) =>
    Array.from({ length: count }, (_, at) => ({ day: addDays('2026-06-01', -at * step), minutes, labour: minutes / 2 }));
  const asked = { today: '2026-06-10', costSoFar: 500 };
  it.each([
    ['the days between count', days(3, 7, 300), { weekMinutes: 420, since: '2026-05-18', endDate: '2026-06-27' }],
    [
      'the last 28 days with work alone',
      [...days(28, 2, 100), { day: '2020-01-01', minutes: 9000, labour: 0 }],
      { weekMinutes: 356, since: '2026-04-08' },
    ],
    ['one day is a week', days(1, 1, 420), { weekMinutes: 420, endDate: '2026-06-27', costAtCompletion: 1000 }],
  ])('goes on as it was: %s', (_what, worked, ends) => expect(forecastOf(left, worked, asked)).toMatchObject(ends));
  it('has no end without work, nor where nothing is left', () => {
    expect(forecastOf(left, [], asked)).toBeNull();
    expect(forecastOf({ ...left, leftMinutes: 0 }, days(1, 1, 60), asked)).toMatchObject({
      endDate: null,
      costAtCompletion: 500,
    });
  });
  it.each([
    ['labour', { ...asked }, [{ day: '2026-06-01', minutes: 60, labour: null }]],
    ['other cost', { ...asked, costSoFar: null }, days(1, 1, 60)],
  ])('tells no cost to whom %s is hidden', (_what, which, worked) =>
    expect(forecastOf(left, worked, which)).toMatchObject({ costAtCompletion: null }),
  );
});

describe('a project', () => {
  const work = {
    weeks: [],
    days: [],
    tasks: [task({ dueDate: '2026-06-01' })],
    milestones: [{ dueDate: '2026-06-01', isDone: false }],
  };
  const asked = { today: '2026-07-01', costSoFar: null };
  it('is late by its tasks, milestones and end', () =>
    expect(projectProgress(project, work, asked)).toMatchObject({ lateTasks: 1, lateMilestones: 1, lateDays: 3 }));
  it.each(['completed', 'cancelled'] as const)('is not late once it is %s', (status) =>
    expect(projectProgress({ ...project, status }, work, asked)).toMatchObject({
      lateTasks: 0,
      lateMilestones: 0,
      lateDays: null,
      forecast: null,
    }),
  );
});
