import { describe, expect, it } from '@jest/globals';
import { assertCanSubmit, assertNotOwnWeek, odditiesOf } from './time-week.rules.ts';
import { timeWeekMachine, timeWeekStatuses } from './time-week.status.ts';

const monday = '2026-11-16';

describe('what is unusual about a week', () => {
  const workweek = [480, 480, 480, 480, 480, 0, 0];
  const oddities = (minutes: number[], target = workweek) =>
    odditiesOf(
      target.map((targetMinutes, at) => ({ date: `2026-11-${16 + at}`, targetMinutes, loggedMinutes: minutes[at] ?? 0 })),
      480,
    );

  it.each([
    [[480, 480, 480, 480, 480], []],
    [[], ['empty']],
    [[480, 480, 480, 480], []],
    [[480, 480, 480, 479], ['short']],
    [[600, 600, 600, 600, 480], []],
    [[600, 600, 600, 600, 481], ['long']],
    [[601, 480, 480, 480, 359], ['longDay']],
    [[480, 480, 480, 480, 420, 60], ['weekend']],
    [
      [720, 480, 480, 480, 480, 0, 480],
      ['long', 'longDay', 'weekend'],
    ],
  ])('of %j is %j', (minutes, found) => expect(oddities(minutes)).toEqual(found));

  it.each([
    ['a holiday', [], [0, 0, 0, 0, 0, 0, 0], []],
    ['work in a holiday', [60], [0, 0, 0, 0, 0, 0, 0], ['long']],
    ['a day of illness', [480, 480, 480, 480], [480, 480, 480, 480, 0, 0, 0], []],
    ['half of the time', [240, 240, 240, 240, 240], [240, 240, 240, 240, 240, 0, 0], []],
    ['long days by contract', [660, 660, 660], [660, 660, 660, 0, 0, 0, 0], []],
    ['a Saturday by contract', [0, 480, 480, 480, 480, 480], [0, 480, 480, 480, 480, 480, 0], []],
  ])('with %s is measured by the target of the person', (_, minutes, target, found) =>
    expect(oddities(minutes, target)).toEqual(found),
  );
});

it('moves from open to approved, and back only for a reason', () =>
  expect(timeWeekStatuses.map((status) => [status, timeWeekMachine.actionsFrom(status)])).toEqual([
    ['open', ['submit']],
    ['submitted', ['withdraw', 'approve', 'return']],
    ['approved', ['reopen']],
    ['returned', ['submit']],
  ]));

it('is not decided about by its person, unless they are the only Admin', () => {
  expect(() => assertNotOwnWeek({ userId: 7 }, 7, false)).toThrow('time_week.own');
  expect(() => assertNotOwnWeek({ userId: 7 }, 7, true)).not.toThrow();
  expect(() => assertNotOwnWeek({ userId: 7 }, 8, false)).not.toThrow();
});

describe('submitting', () => {
  const empty = { timerDay: null, status: 'open', minutes: 0 } as const;
  it.each([
    [monday, {}, undefined],
    ['2026-11-15', {}, 'time_week.not_begun'],
    ['2026-11-30', { timerDay: '2026-11-22' }, 'time_week.timer_runs'],
    ['2026-11-30', { timerDay: '2026-11-23' }, undefined],
    ['2027-11-17', {}, undefined],
    ['2027-11-18', {}, 'time_week.long_past'],
    ['2127-11-18', { minutes: 1 }, undefined],
    ['2026-11-30', { status: 'returned' }, undefined],
    ['2026-11-30', { status: 'approved' }, 'time_week.approved'],
  ] as const)('on %s with %j is refused as %s', (today, change, code) => {
    const submit = () => assertCanSubmit({ monday, today, ...empty, ...change });
    if (code) expect(submit).toThrow(code);
    else expect(submit).not.toThrow();
  });
});
