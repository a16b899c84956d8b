import { expect, it } from '@jest/globals';
import { overtimeByWeek, targetDays } from './working-time.rules.ts';

const terms = { country: 'LT', fullDayMinutes: 480, contracts: [] };

it('the target is none in an absence, and illness is told before the holiday in which it falls', () => {
  const absences = [
    { kind: 'holiday', firstDate: '2026-11-16', lastDate: '2026-11-18' },
    { kind: 'sick', firstDate: '2026-11-17', lastDate: '2026-11-17' },
  ] as const;
  const days = targetDays({ from: '2026-11-16', to: '2026-11-19' }, terms, absences);
  expect(days.map(({ absence, targetMinutes }) => [absence, targetMinutes])).toEqual([
    ['holiday', 0],
    ['sick', 0],
    ['holiday', 0],
    [null, 480],
  ]);
});

it('overtime is what a week has above its target, whatever its days have', () => {
  const day = (date: string, targetMinutes: number, loggedMinutes: number) => ({ date, targetMinutes, loggedMinutes });
  const days = [
    day('2026-11-16', 480, 600),
    day('2026-11-17', 480, 400),
    day('2026-11-22', 0, 30),
    day('2026-11-23', 480, 0),
    day('2026-11-24', 0, 400),
  ];
  expect([...overtimeByWeek(days)]).toEqual([
    ['2026-11-16', 70],
    ['2026-11-23', 0],
  ]);
});
