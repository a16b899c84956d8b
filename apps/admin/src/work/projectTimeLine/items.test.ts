import { describe, expect, it } from '@jest/globals';
import { timelineScales, timelineSpan, type ProjectTimeline, type TimelineProject, type TimelineTask } from '@kontor/domain';
import { daysOf, patched, rowsOf, shifted, type Row } from './items.ts';
import { filledDays, looks, placeIn, ticksOf } from './scale.ts';

const project: TimelineProject = {
  id: 1,
  version: 1,
  code: 'P-1',
  name: 'Portal',
  customerId: 1,
  customerName: 'Acme',
  status: 'active',
  startDate: '2026-11-01',
  endDate: '2027-01-31',
  budgetMinutes: 6000,
  loggedMinutes: 1500,
};
const task = (change: Partial<TimelineTask> & { id: number }): TimelineTask => ({
  version: 1,
  projectId: 1,
  name: `Task ${change.id}`,
  startDate: '2026-11-30',
  dueDate: '2026-12-04',
  assigneeId: null,
  assigneeName: null,
  estimateMinutes: 600,
  loggedMinutes: 150,
  isDone: false,
  predecessors: [],
  ...change,
});
const timeline = (tasks: TimelineTask[], outside: ProjectTimeline['outside'] = []): ProjectTimeline => ({
  from: '2026-11-01',
  to: '2026-12-31',
  hasMore: false,
  workdayMinutes: 480,
  country: 'LT',
  projects: [project],
  tasks,
  milestones: [{ id: 7, version: 1, projectId: 1, name: 'Delivery', dueDate: '2026-11-20', isDone: false }],
  outside,
});
const today = '2026-11-28';
const compare = new Intl.Collator('lt').compare;
const byProject = { by: 'project', today, compare, isFolded: () => false } as const;
const itemsOf = (rows: Row[]) => rows.flatMap((row) => (row.kind === 'person' ? [] : [row.item]));

describe('the rows of a timeline', () => {
  it('are projects with their tasks and milestones, with progress and what is late', () => {
    const rows = rowsOf(timeline([task({ id: 1 }), task({ id: 2, isDone: true })]), byProject);
    expect(rows.map(({ key }) => key)).toEqual(['project-1', 'task-1', 'task-2', 'milestone-7']);
    expect(itemsOf(rows).map(({ progress, isLate }) => [progress, isLate])).toEqual([
      [0.25, false],
      [0.25, false],
      [1, false],
      [null, true],
    ]);
  });

  it('are people with their tasks, and last what nobody does', () => {
    const mine = { assigneeId: 4, assigneeName: 'Øyvind Ås' };
    const rows = rowsOf(
      timeline([task({ id: 1 }), task({ id: 2, ...mine }), task({ id: 3, ...mine, startDate: '2026-11-02' })]),
      { ...byProject, by: 'person' },
    );
    expect(rows.map(({ key }) => key)).toEqual(['person-4', 'task-3', 'task-2', 'person-nobody', 'task-1']);
  });

  it.each([
    ['lt', ['Ygritte', 'Inga', 'Jonas']],
    ['nb', ['Inga', 'Jonas', 'Ygritte']],
  ])('are people by the alphabet of the screen: %s', (language, names) => {
    const tasks = ['Jonas', 'Ygritte', 'Inga'].map((assigneeName, at) => task({ id: at, assigneeId: at, assigneeName }));
    const alphabet = new Intl.Collator(language).compare;
    const rows = rowsOf(timeline(tasks), { ...byProject, by: 'person', compare: alphabet, isFolded: () => true });
    expect(rows.map((row) => (row.kind === 'person' ? row.name : ''))).toEqual(names);
  });

  it('tell a conflict with a task outside the period or the filter, and name it', () => {
    const waits = task({ id: 2, startDate: '2026-11-02', predecessors: [{ taskId: 9, lagDays: 0 }] });
    const rows = rowsOf(timeline([waits], [{ id: 9, name: 'Permit', dueDate: '2027-03-31' }]), byProject);
    expect(itemsOf(rows).find(({ key }) => key === 'task-2')).toMatchObject({
      tooEarly: '2027-04-01',
      waitsForNames: ['Permit'],
    });
  });

  it('leave out what is folded', () => {
    const rows = rowsOf(timeline([task({ id: 1 })]), { ...byProject, isFolded: (key) => key === 'project-1' });
    expect(rows).toEqual([expect.objectContaining({ key: 'project-1', isFolded: true, inside: 2 })]);
  });

  it.each([
    ['on the day after', 0, '2026-12-05', null],
    ['a day too early', 1, '2026-12-05', '2026-12-06'],
    ['early, but done', 1, '2026-12-05', null],
  ])('say of a task that begins %s what day would be possible', (name, lagDays, startDate, tooEarly) => {
    const waits = task({
      id: 2,
      startDate,
      dueDate: '2026-12-31',
      isDone: name.includes('done'),
      predecessors: [{ taskId: 1, lagDays }],
    });
    const rows = rowsOf(timeline([task({ id: 1 }), waits]), byProject);
    expect(itemsOf(rows).find(({ key }) => key === 'task-2')).toMatchObject({ tooEarly, waitsFor: ['task-1'] });
  });
});

const bar = { kind: 'task', start: '2026-11-30', end: '2026-12-04' } as const;

describe('moving', () => {
  it.each([
    ['a bar', bar, 'move', 7, '2026-12-07', '2026-12-11'],
    ['its start', bar, 'start', -2, '2026-11-28', '2026-12-04'],
    ['its start not past its end', bar, 'start', 9, '2026-12-04', '2026-12-04'],
    ['its end', bar, 'end', 3, '2026-11-30', '2026-12-07'],
    ['its end not before its start', bar, 'end', -9, '2026-11-30', '2026-11-30'],
    ['a milestone by any hold', { ...bar, kind: 'milestone', end: bar.start }, 'end', 1, '2026-12-01', '2026-12-01'],
    ['a project without an end', { kind: 'project', start: bar.start, end: null }, 'move', 1, '2026-12-01', null],
    ['nothing without days', { kind: 'task', start: null, end: null }, 'move', 1, null, null],
  ] as const)('takes %s', (_name, item, mode, days, start, end) => expect(shifted(item, { mode, days })).toEqual({ start, end }));

  it.each([
    ['task', null, bar, { startDate: '2026-11-30', dueDate: '2026-12-04' }],
    ['task', 'start', { start: '2026-12-04', end: '2026-12-04' }, { startDate: null, dueDate: '2026-12-04' }],
    ['task', 'end', { start: '2026-12-04', end: '2026-12-04' }, { startDate: '2026-12-04', dueDate: null }],
    ['task', 'end', bar, { startDate: '2026-11-30', dueDate: '2026-12-04' }],
    ['project', null, { start: '2026-11-30', end: null }, { startDate: '2026-11-30', endDate: null }],
    ['milestone', null, { start: '2026-12-04', end: '2026-12-04' }, { dueDate: '2026-12-04' }],
  ] as const)('stores a %s whose %s is missing', (kind, missing, days, fields) =>
    expect(daysOf({ kind, missing }, days)).toEqual(fields),
  );

  it('changes the one item in what is shown', () => {
    const shown = patched(timeline([task({ id: 1 }), task({ id: 2 })]), { kind: 'task', id: 2 }, { dueDate: '2026-12-24' });
    expect(shown.tasks.map(({ dueDate }) => dueDate)).toEqual(['2026-12-04', '2026-12-24']);
  });
});

describe('the scale', () => {
  it.each(timelineScales)('of %s has heads that cover the period without a gap, and the date in it', (scale) => {
    const { minor, major, step } = looks[scale];
    const period = timelineSpan(scale, today);
    const whole = placeIn(period, period.from, period.to)?.days;
    for (const part of [minor, major]) {
      const ticks = ticksOf(period, part);
      expect(ticks.reduce((days, tick) => days + tick.days, 0)).toBe(whole);
      expect(ticks.every(({ days }) => days > 0)).toBe(true);
    }
    expect(placeIn(period, today, today)).not.toBeNull();
    expect(step(step(today, 1), -1)).toBe(today);
  });

  const december = { from: '2026-12-01', to: '2026-12-31' };
  it.each([
    ['2026-12-04', '2026-12-05', { at: 3, days: 2 }],
    ['2026-11-01', '2026-12-01', { at: 0, days: 1 }],
    ['2026-12-31', '2027-05-01', { at: 30, days: 1 }],
    ['2026-10-01', '2026-11-30', null],
    ['2027-01-01', '2027-01-02', null],
  ])('places %s to %s', (start, end, place) => expect(placeIn(december, start, end)).toEqual(place));

  it.each([
    ['2026-12-01', '2026-12-10', 0.5, 5],
    ['2026-11-21', '2026-12-10', 0.5, 0],
    ['2026-11-21', '2026-12-10', 0.75, 5],
    ['2026-12-22', '2027-01-10', 1, 10],
  ])('fills of %s to %s, with %d done, %d days in sight', (start, end, share, days) =>
    expect(filledDays(december, start, end, share)).toBe(days),
  );
});
