import { describe, expect, it } from '@jest/globals';
import { sum } from '../../platform/values/money.ts';
import { hoursAnnexOf, type LoggedHour } from './hours-annex.ts';

const logged = (change: Partial<LoggedHour>): LoggedHour => ({
  line: 1,
  quantity: 1,
  unit: 'HUR',
  date: '2026-03-02',
  personName: 'Rasa',
  projectName: 'Portal',
  taskName: null,
  minutes: 60,
  ...change,
});
const none = { mode: 'none', stepMinutes: 1 } as const;
const up15 = { mode: 'up', stepMinutes: 15 } as const;

describe('the hours annex', () => {
  it.each([
    ['bills what was logged', none, [logged({ quantity: 1.5 }), logged({ quantity: 1.5, minutes: 30 })], [60, 30]],
    [
      'rounds each entry as agreed',
      up15,
      [logged({ quantity: 1.5, minutes: 61 }), logged({ quantity: 1.5, minutes: 3 })],
      [75, 15],
    ],
    ['shares what was typed on the line', none, [logged({ quantity: 3 }), logged({ quantity: 3, minutes: 30 })], [120, 60]],
    ['shares less than was logged', none, [logged({ quantity: 1 }), logged({ quantity: 1, minutes: 30 })], [40, 20]],
    ['leaves no minute out', none, [1, 2, 3].map(() => logged({ quantity: 1.6667, minutes: 30 })), [34, 33, 33]],
    ['keeps each line to itself', none, [logged({ quantity: 2 }), logged({ line: 2 })], [120, 60]],
    ['bills a line in another unit as rounded', up15, [logged({ unit: 'DAY', quantity: 1, minutes: 50 })], [60]],
  ] as const)('%s', (_, rounding, hours, billed) => {
    const annex = hoursAnnexOf(hours, rounding);
    expect(annex.hours.map(({ billedMinutes }) => billedMinutes)).toEqual(billed);
    expect(annex.billedMinutes).toBe(sum(billed));
    expect(annex.minutes).toBe(sum(hours.map(({ minutes }) => minutes)));
  });

  it('is empty where no hours are billed', () => {
    expect(hoursAnnexOf([], none)).toEqual({ hours: [], minutes: 0, billedMinutes: 0 });
  });
});
